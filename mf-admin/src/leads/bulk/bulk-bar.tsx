import { LEAD_STATUSES, type LeadStatus } from '@site/contracts/leads/desk'
import { Button } from '@site/web/ui/forms/button'
import type { Ref } from 'react'
import { ConfirmedSelect } from '../../layout/confirmed-select.tsx'
import { SelectionBar } from '../../layout/list/selection-bar.tsx'
import { leadsCopy } from '../content/leads.ts'
import { statusLabels } from '../content/status.ts'
import type { DeskChange } from '../follow/desk-change.ts'
import { useFollow } from '../follow/follow-context.ts'
import styles from './bulk-bar.module.css'
import { bulkCopy } from './content/bulk.ts'

interface BulkBarProps {
  /** The bar, where a key leads. */
  bar: Ref<HTMLElement>
  /** How many are selected, and how many are listed. */
  count: number
  listed: number
  isBusy: boolean
  onChange: (change: DeskChange) => void
  /** « Perdu » needs a reason first. */
  onLose: () => void
  onExport: () => void
  onExportFollowUp: () => void
  onRemove: () => void
  onSelectAll: () => void
  onClear: () => void
  /** Escape leaves the bar for the list. */
  onLeave: () => void
}

/** What can be done to all the leads that are selected, at the foot of the list (SHEET-10). */
export function BulkBar(props: BulkBarProps) {
  const { bar, count, listed, isBusy, onChange, onLose, onExport, onExportFollowUp } = props
  const { onRemove, onSelectAll, onClear, onLeave } = props
  const { me, owners } = useFollow()
  const chooseStatus = (status: LeadStatus) => (status === 'perdu' ? onLose() : onChange({ status }))
  const names = [...new Set([...(me ? [me] : []), ...owners])]
  return (
    <SelectionBar
      ref={bar}
      label={bulkCopy.region}
      onLeave={onLeave}
      count={isBusy ? bulkCopy.working : bulkCopy.selected(count)}
      isCountSaid
      actionsStyle={styles.actions}
      actions={
        <>
          {count < listed && (
            <Button variant="ghost" size="small" onClick={onSelectAll}>
              {bulkCopy.all(listed)}
            </Button>
          )}
          <Choice
            label={bulkCopy.statusLabel}
            title={bulkCopy.status}
            choices={LEAD_STATUSES.map((status) => ({ value: status, label: statusLabels[status] }))}
            onChoose={(value) => {
              const status = LEAD_STATUSES.find((one) => one === value)
              if (status && !isBusy) chooseStatus(status)
            }}
          />
          <Choice
            label={bulkCopy.ownerLabel}
            title={bulkCopy.owner}
            choices={[
              ...names.map((name) => ({ value: `=${name}`, label: name })),
              { value: '=', label: bulkCopy.nobody }
            ]}
            onChoose={(value) => !isBusy && onChange({ owner: value.slice(1) || null })}
          />
          <Button variant="ghost" size="small" onClick={onExport}>
            {bulkCopy.exportCsv}
          </Button>
          <Button variant="ghost" size="small" onClick={onExportFollowUp}>
            {leadsCopy.exportFollowUp}
          </Button>
          <Button variant="danger" size="small" aria-disabled={isBusy} onClick={() => !isBusy && onRemove()}>
            {bulkCopy.remove}
          </Button>
          <Button variant="ghost" size="small" icon="close" onClick={onClear}>
            {bulkCopy.clear}
          </Button>
        </>
      }
    />
  )
}

interface ChoiceProps {
  label: string
  /** Stands where nothing is chosen, which is always. */
  title: string
  choices: readonly { value: string; label: string }[]
  onChoose: (value: string) => void
}

/** A choice that acts once it is confirmed and goes back to its title. */
function Choice({ label, title, choices, onChoose }: ChoiceProps) {
  return (
    <ConfirmedSelect className={styles.choice} aria-label={label} value="" onChoose={onChoose}>
      <option value="">{title}</option>
      {choices.map(({ value, label: words }) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </ConfirmedSelect>
  )
}
