import type { AdminArticle } from '@site/contracts/articles/admin-article'
import { Button } from '@site/web/ui/forms/button'
import { SelectionBar } from '../../../layout/list/selection-bar.tsx'
import { type BulkAction, bulkCopy } from '../content/manager.ts'
import { BULK_ACTIONS, concerns } from './bulk.ts'
import styles from './bulk-bar.module.css'
import type { Progress } from './use-bulk.ts'

interface BulkBarProps {
  selected: readonly AdminArticle[]
  progress: Progress | null
  /** What was not done, and why. */
  problem: string | null
  onAction: (action: BulkAction) => void
  onClear: () => void
}

/** What can be done to all that is selected, at the foot of the list (MANAGE-57). An action that concerns none of them is not offered. */
export function BulkBar({ selected, progress, problem, onAction, onClear }: BulkBarProps) {
  if (selected.length === 0 && !progress) return null
  const offered = BULK_ACTIONS.map((action) => ({
    action,
    count: selected.filter(concerns[action]).length
  })).filter(({ count }) => count > 0)
  return (
    <SelectionBar
      label={bulkCopy.region}
      count={progress ? bulkCopy.progress(progress.over, progress.total) : bulkCopy.selected(selected.length)}
      between={
        progress && <progress className={styles.progress} value={progress.over} max={progress.total} />
      }
      actionsStyle={styles.actions}
      actions={offered.map(({ action, count }) => (
        <Button
          key={action}
          variant={action === 'remove' ? 'danger' : 'ghost'}
          size="small"
          aria-disabled={progress !== null}
          onClick={() => progress === null && onAction(action)}
        >
          {bulkCopy.label(action, count, selected.length)}
        </Button>
      ))}
      clear={{ label: bulkCopy.clear, isOff: progress !== null, run: onClear }}
    >
      <div className={styles.problem} role="alert">
        {problem}
      </div>
    </SelectionBar>
  )
}
