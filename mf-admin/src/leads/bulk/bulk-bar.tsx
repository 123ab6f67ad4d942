import { LEAD_STATUSES, type LeadStatus } from '@site/contracts/leads/desk'
import { Button } from '@site/web/ui/forms/button'
import { useIsMobile } from '@site/web/ui/use-is-mobile'
import type { Ref } from 'react'
import { ConfirmedSelect } from '../../layout/confirmed-select.tsx'
import { SelectionBar } from '../../layout/list/selection-bar.tsx'
import { MoreMenu } from '../../layout/more-menu.tsx'
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
  const isMobile = useIsMobile()
  const isPart = count < listed
  const selectAll = { label: bulkCopy.all(listed), icon: 'check', run: onSelectAll } as const
  const exports = [
    { label: leadsCopy.exportCsv, title: leadsCopy.exportCsvHint, icon: 'download', run: onExport },
    {
      label: leadsCopy.exportFollowUp,
      title: leadsCopy.exportFollowUpHint,
      icon: 'download',
      run: onExportFollowUp
    }
  ] as const
  const remove = {
    label: bulkCopy.remove,
    icon: 'trash',
    isDanger: true,
    run: () => !isBusy && onRemove()
  } as const
  const names = [...new Set([...(me ? [me] : []), ...owners])]
  return (
    <SelectionBar
      ref={bar}
      label={bulkCopy.region}
      onLeave={onLeave}
      count={isBusy ? bulkCopy.working : bulkCopy.selected(count)}
      isCountSaid
      between={
        isPart &&
        !isMobile && (
          <Button variant="ghost" size="small" onClick={onSelectAll}>
            {selectAll.label}
          </Button>
        )
      }
      actionsStyle={styles.actions}
      actions={
        <>
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
          <MoreMenu
            label={isMobile ? bulkCopy.more : bulkCopy.export}
            isAbove
            actions={isMobile ? [...(isPart ? [selectAll] : []), ...exports, remove] : exports}
          />
          {!isMobile && (
            <Button variant="danger" size="small" aria-disabled={isBusy} onClick={remove.run}>
              {bulkCopy.remove}
            </Button>
          )}
        </>
      }
      clear={{ label: bulkCopy.clear, isOff: false, run: onClear }}
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
