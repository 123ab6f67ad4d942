import { Checkbox } from '@site/web/ui/forms/checkbox'
import { VisuallyHidden } from '@site/web/ui/text/visually-hidden'
import { bulkCopy, listCopy } from './content/manager.ts'
import styles from './manage-screen.module.css'
import type { ManagedArticles } from './read-managed.ts'

interface ListHeadProps {
  list: ManagedArticles
  isBehind: boolean
  hasRows: boolean
  isSomeSelected: boolean
  isAllSelected: boolean
  onSelectAll: () => void
  onCatchUp: () => void
}

/** Above the rows: the box that selects them all, how many articles there are, and what the list lacks. */
export function ListHead({ list, isBehind, hasRows, isSomeSelected, isAllSelected, ...on }: ListHeadProps) {
  return (
    <div className={styles.head}>
      {hasRows && (
        <div className={styles.selectAll}>
          <Checkbox
            checked={isAllSelected}
            ref={(box) => {
              if (box) box.indeterminate = isSomeSelected && !isAllSelected
            }}
            onChange={on.onSelectAll}
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
        {isBehind && (
          <button type="button" className={styles.changed} onClick={on.onCatchUp}>
            {listCopy.changed}
          </button>
        )}
      </div>
    </div>
  )
}
