import { type DeskPage, type DeskView, LEAD_STATUSES, SAVED_VIEWS } from '@site/contracts/leads/desk'
import { followListCopy, viewLabels } from './content/follow-list.ts'
import styles from './view-bar.module.css'

interface ViewBarProps {
  view: DeskView
  /** undefined until they are known. */
  counts: DeskPage['counts'] | undefined
  onChoose: (view: DeskView) => void
}

/** The saved views, and a choice among the statuses, each with how many leads it holds (SHEET-9, SHEET-17). */
export function ViewBar({ view, counts, onChoose }: ViewBarProps) {
  return (
    <nav className={styles.views} aria-label={followListCopy.views}>
      {SAVED_VIEWS.map((one) => (
        <button
          key={one}
          type="button"
          className={styles.view}
          aria-pressed={one === view}
          data-urgent={(one === 'en-retard' && counts && counts[one] > 0) || undefined}
          onClick={() => onChoose(one)}
        >
          {viewLabels[one]}
          {counts && <span className={styles.count}> {followListCopy.counted(counts[one])}</span>}
        </button>
      ))}
      <StatusChoice view={view} counts={counts} onChoose={onChoose} />
    </nav>
  )
}

/** Those whose visitor has answered, and those of each status. */
const CHOICES = ['a-repondu', ...LEAD_STATUSES] as const satisfies readonly DeskView[]

/** The leads of one status, or those whose visitor waits for an answer. « Rendez-vous » is a saved view too, and marked in both places. */
function StatusChoice({ view, counts, onChoose }: ViewBarProps) {
  const chosen = CHOICES.find((status) => status === view)
  return (
    <select
      className={styles.status}
      aria-label={followListCopy.status}
      data-chosen={chosen}
      value={chosen ?? 'tous'}
      onChange={({ target }) => onChoose(CHOICES[target.selectedIndex - 1] ?? 'tous')}
    >
      <option value="tous">{followListCopy.status}</option>
      {CHOICES.map((status) => (
        <option key={status} value={status}>
          {viewLabels[status]}
          {counts && ` ${followListCopy.counted(counts[status])}`}
        </option>
      ))}
    </select>
  )
}
