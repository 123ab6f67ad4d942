import type { ArticlesQuery } from '@site/contracts/articles/admin-article'
import { Button } from '@site/web/ui/forms/button'
import { manageCopy } from '../content/articles.ts'
import { listCopy } from './content/manager.ts'
import { needsCompleteList } from './list/list-public.ts'
import type { ManagedArticles } from './list/read-managed.ts'
import styles from './manage-screen.module.css'

interface NothingListedProps {
  list: ManagedArticles
  query: ArticlesQuery
  onClear: () => void
}

/** In the place of rows: there is no article, or none that matches, and how to go on. */
export function NothingListed({ list, query, onClear }: NothingListedProps) {
  if (list.all === 0) return <p className={styles.none}>{manageCopy.empty}</p>
  return (
    <div className={styles.none}>
      <p className={styles.noneTitle}>{listCopy.nothingFound}</p>
      <p>
        {list.states === null && needsCompleteList(query)
          ? listCopy.needsComplete
          : listCopy.nothingFoundHint}
      </p>
      <Button variant="quiet" size="small" onClick={onClear}>
        {listCopy.clear}
      </Button>
    </div>
  )
}
