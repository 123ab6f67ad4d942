import { DESK_VIEWS, type DeskPage, type DeskView } from '@site/contracts/leads/desk'
import { followListCopy, viewLabels } from './content/follow-list.ts'
import styles from './view-bar.module.css'

interface ViewBarProps {
  view: DeskView
  /** undefined until they are known. */
  counts: DeskPage['counts'] | undefined
  onChoose: (view: DeskView) => void
}

/** The saved views, each with how many leads it holds (SHEET-9). */
export function ViewBar({ view, counts, onChoose }: ViewBarProps) {
  return (
    <nav className={styles.views} aria-label={followListCopy.views}>
      {DESK_VIEWS.map((one) => (
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
    </nav>
  )
}
