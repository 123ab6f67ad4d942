import type { Receiver } from '@site/contracts/deliveries/deliveries'
import { LoadProblem } from '../../access/load-problem.tsx'
import health from '../../layout/list/health-rows.module.css'
import { deliveriesCopy } from '../content/deliveries.ts'
import { receiversCopy } from '../content/receivers.ts'
import type { DeliveryFilter } from '../sent/use-deliveries.ts'
import { ReceiverRow } from './receiver-row.tsx'
import styles from './receivers.module.css'
import type { ReceiverActions } from './use-receivers.ts'

interface ReceiverListProps {
  actions: ReceiverActions
  mayChange: boolean
  onFilter: (filter: DeliveryFilter) => void
  onOpen: (what: 'change' | 'renew' | 'remove', receiver: Receiver) => void
}

/** Each receiver and how it is (DELIVERY-9), or why there is none. */
export function ReceiverList({ actions, mayChange, onFilter, onOpen }: ReceiverListProps) {
  const { receivers, canMake, hasFailed, isRefused, refetch } = actions
  return (
    <section className={styles.section} aria-labelledby="deliveries-receivers">
      <h2 id="deliveries-receivers" className={styles.subtitle}>
        {receiversCopy.title}
      </h2>
      <p className={styles.intro}>{deliveriesCopy.intro}</p>
      <div role="status">{!receivers && !hasFailed && <p>{deliveriesCopy.loading}</p>}</div>
      <LoadProblem
        text={receiversCopy.failed}
        hasFailed={hasFailed}
        isRefused={isRefused}
        refetch={refetch}
      />
      {receivers?.length === 0 && <p className={styles.empty}>{receiversCopy.empty}</p>}
      {receivers && receivers.length > 0 && (
        <ul className={health.list}>
          {receivers.map((receiver) => (
            <ReceiverRow
              key={receiver.channel}
              receiver={receiver}
              actions={actions}
              mayChange={mayChange && receiver.id !== null}
              onFilter={onFilter}
              onOpen={onOpen}
            />
          ))}
        </ul>
      )}
      {receivers && mayChange && !canMake && <p className={styles.intro}>{receiversCopy.noKey}</p>}
    </section>
  )
}
