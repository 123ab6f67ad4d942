import type { DeliveriesPage, Receiver } from '@site/contracts/deliveries/deliveries'
import { ChoiceField } from '../../layout/list/list-fields.tsx'
import { channelName, deliveriesCopy } from '../content/deliveries.ts'
import styles from './deliveries.module.css'
import type { DeliveryFilter } from './use-deliveries.ts'

interface DeliveryFiltersProps {
  receivers: Receiver[]
  filter: DeliveryFilter
  counts: DeliveriesPage['counts'] | undefined
  onFilter: (filter: DeliveryFilter) => void
}

/** What waits or failed, and of whom. */
export function DeliveryFilters({ receivers, filter, counts, onFilter }: DeliveryFiltersProps) {
  const states = [
    { state: undefined, label: deliveriesCopy.all },
    { state: 'waiting', label: deliveriesCopy.waiting(counts?.waiting ?? 0) },
    { state: 'failed', label: deliveriesCopy.failed(counts?.failed ?? 0) }
  ] as const
  const channels = [
    { channel: undefined, label: deliveriesCopy.everyone },
    ...receivers.map((receiver) => ({
      channel: receiver.channel,
      label: channelName(receiver),
      value: receiver.channel
    }))
  ]
  return (
    <search className={styles.filters}>
      <fieldset className={styles.states}>
        <legend>{deliveriesCopy.filter}</legend>
        <div>
          {states.map(({ state, label }) => (
            <label key={label.split(' (')[0]}>
              <input
                type="radio"
                name="state"
                checked={filter.state === state}
                onChange={() => onFilter({ ...filter, state })}
              />
              <span>{label}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {receivers.length > 1 && (
        <ChoiceField<{ channel: string | undefined; label: string; value?: string }>
          label={deliveriesCopy.receiver}
          choices={channels}
          isChosen={({ channel }) => channel === filter.channel}
          onChoose={({ channel }) => onFilter({ ...filter, channel })}
        />
      )}
    </search>
  )
}
