import { Checkbox } from '@site/web/ui/forms/checkbox'
import { VisuallyHidden } from '@site/web/ui/text/visually-hidden'
import { bulkCopy, listCopy } from './content/manager.ts'
import type { ManagedArticles } from './list/read-managed.ts'
import styles from './manage-screen.module.css'

interface ListHeadProps {
  list: ManagedArticles
  isBehind: boolean
  /** How many are listed, and how many of them are selected. */
  rows: number
  selected: number
  onSelectPage: () => void
  onCatchUp: () => void
}

/** Above the rows: the box that selects them all, how many articles there are, and what the list lacks. */
export function ListHead({ list, isBehind, rows, selected, onSelectPage, onCatchUp }: ListHeadProps) {
  return (
    <div className={styles.head}>
      {rows > 0 && (
        <div className={styles.selectAll}>
          <Checkbox
            checked={selected === rows}
            ref={(box) => {
              if (box) box.indeterminate = selected > 0 && selected < rows
            }}
            onChange={onSelectPage}
          >
            <VisuallyHidden>{bulkCopy.selectPage}</VisuallyHidden>
          </Checkbox>
        </div>
      )}
      <p className={styles.count} role="status">
        {listCopy.count(list.total, list.all)}
      </p>
      <div className={styles.notes} role="status">
        {list.lacks && <p>{listCopy[list.lacks]}</p>}
        {/* The bar that shows it is not there before, and would not be read out. */}
        {selected > 0 && <VisuallyHidden>{bulkCopy.selected(selected)}</VisuallyHidden>}
        {isBehind && (
          <button type="button" className={styles.changed} onClick={onCatchUp}>
            {listCopy.changed}
          </button>
        )}
      </div>
    </div>
  )
}
