import type { AdminArticle } from '@site/contracts/articles/admin-article'
import { LinkButton } from '@site/web/ui/forms/link-button'
import { useEffect, useRef, useState } from 'react'
import { adminPath } from '../../access/admin-path.ts'
import { AdminFrame } from '../../layout/admin-frame.tsx'
import { UnusedPictures } from '../../pictures/unused-pictures.tsx'
import { manageCopy } from '../content/articles.ts'
import { LoadLine } from '../load-line.tsx'
import { useArticleChanges } from '../use-article-changes.ts'
import type { BulkAction } from './content/manager.ts'
import { DeleteDialog } from './deletion/delete-dialog.tsx'
import { ArticleFilters } from './filters/article-filters.tsx'
import { useArticlesAddress } from './list/articles-address.ts'
import { useArticleList } from './list/use-article-list.ts'
import { useTypedSearch } from './list/use-typed-search.ts'
import { ListHead } from './list-head.tsx'
import styles from './manage-screen.module.css'
import { NothingListed } from './nothing-listed.tsx'
import { Pager } from './pager.tsx'
import { ArticleRows } from './rows/article-rows.tsx'
import { ReviewDialog } from './rows/review-dialog.tsx'
import { useArticleFocus } from './rows/use-article-focus.ts'
import { concerns } from './selection/bulk.ts'
import { BulkBar } from './selection/bulk-bar.tsx'
import { useBulk } from './selection/use-bulk.ts'
import { useSelection } from './selection/use-selection.ts'
import { useManagerKeys } from './use-manager-keys.ts'

const NONE: AdminArticle[] = []

/** Every article, found by words and filters, thirty a page, with what can be done to one or to several of them. */
export function ManageScreen({ adminCode }: { adminCode: string }) {
  const { query, asked, ask, askAll, pathOf } = useArticlesAddress()
  const [goTo, setGoTo] = useState<{ id: number | undefined } | null>(null)
  const [toDelete, setToDelete] = useState<readonly AdminArticle[]>(NONE)
  const [isReviewing, setReviewing] = useState(false)
  const searchBox = useRef<HTMLInputElement>(null)
  const rowList = useRef<HTMLUListElement>(null)
  const isPointed = useRef(false)
  const isSelecting = useRef(false)

  const list = useArticleList(
    adminCode,
    asked,
    () => isPointed.current || isSelecting.current || isRead(rowList.current)
  )
  const { rows } = list
  const { ids, selected, select, selectPage, choose } = useSelection(rows)
  useEffect(() => {
    isSelecting.current = selected.length > 0
  })
  const changes = useArticleChanges(adminCode, list.note)
  const { forget, ...bulk } = useBulk(adminCode, list)
  const hasSelected = selected.length > 0
  useEffect(() => {
    if (!hasSelected) forget()
  }, [hasSelected, forget])
  useArticleFocus(rowList, rows, goTo)
  const search = useTypedSearch(query.search ?? '', (words) => ask({ search: words }, { isTyping: true }))

  // Another list is read from its top, and what was selected is not in it.
  const shown = useRef(query)
  useEffect(() => {
    if (list.isOlder || shown.current === query) return
    shown.current = query
    choose([])
    toTop(rowList.current)
  }, [query, list.isOlder, choose])

  const runBulk = async (action: BulkAction, articles: readonly AdminArticle[], reviewer?: string) => {
    const failed = await bulk.run(action, articles, reviewer)
    choose(failed)
    if (failed.length === 0) setGoTo({ id: undefined })
  }
  /** Focus moves to the article that replaces a deleted one. */
  const confirmDelete = async () => {
    const [only, ...others] = toDelete
    if (!only || others.length > 0) {
      setToDelete(NONE)
      return runBulk('remove', toDelete)
    }
    const place = rows.findIndex(({ id }) => id === only.id)
    const neighbour = rows[place + 1] ?? rows[place - 1]
    const isGone = await changes.remove(only.id)
    setToDelete(NONE)
    if (isGone) setGoTo({ id: neighbour?.id })
  }
  /** One that is brought back keeps the focus, where the list still has it. */
  const republish = async (article: AdminArticle) => {
    const place = rows.indexOf(article)
    const neighbour = query.state === 'withdrawn' ? (rows[place + 1] ?? rows[place - 1]) : article
    const failed = await bulk.run('republish', [article])
    if (failed.length === 0) setGoTo({ id: neighbour?.id })
  }
  const onAction = (action: BulkAction) => {
    if (action === 'remove') setToDelete(selected)
    else if (action === 'review') setReviewing(true)
    else void runBulk(action, selected)
  }
  useManagerKeys({
    searchBox,
    list: rowList,
    onSelect: (id) => select(id, false),
    onRemove: (id) => setToDelete(rows.filter((article) => article.id === id))
  })

  const aside = (
    <div className={styles.tools}>
      <UnusedPictures adminCode={adminCode} />
      <LinkButton to={adminPath('/admin/create', adminCode)} size="small" icon="plus">
        {manageCopy.create}
      </LinkButton>
    </div>
  )
  return (
    <AdminFrame title={manageCopy.title} adminCode={adminCode} isWide isFilled aside={aside}>
      <ArticleFilters
        query={query}
        typed={search.typed}
        states={list.list?.states ?? null}
        searchBox={searchBox}
        onType={search.type}
        onFilter={(change) => ask({ search: search.typed, ...change })}
      />
      <div className={styles.body}>
        <LoadLine {...list} isLoaded={list.list !== undefined} loadingText={manageCopy.loading} />
        {list.list && (
          <ListHead
            list={list.list}
            isBehind={list.isBehind}
            rows={rows.length}
            selected={selected.length}
            onSelectPage={selectPage}
            onCatchUp={list.catchUp}
          />
        )}
        <ArticleRows
          list={rowList}
          rows={rows}
          selected={ids}
          isOlder={list.isOlder}
          showsChange={query.sort?.startsWith('changed') ?? false}
          adminCode={adminCode}
          onPointed={(is) => {
            isPointed.current = is
          }}
          onSelect={select}
          onTogglePin={changes.togglePin}
          onReview={changes.review}
          onRepublish={republish}
          onRemove={(article) => setToDelete([article])}
        />
        {list.list && rows.length === 0 && (
          <NothingListed
            list={list.list}
            query={asked}
            onClear={() => {
              search.clear()
              askAll()
              searchBox.current?.focus()
            }}
          />
        )}
        {list.list && <Pager page={list.list.page} pages={list.list.pages} pathOf={pathOf} />}
        <BulkBar
          selected={selected}
          progress={bulk.progress}
          problem={bulk.problem}
          onAction={onAction}
          onClear={() => {
            choose([])
            setGoTo({ id: undefined })
          }}
        />
      </div>
      <DeleteDialog articles={toDelete} onCancel={() => setToDelete(NONE)} onConfirm={confirmDelete} />
      <ReviewDialog
        isOpen={isReviewing}
        count={selected.filter(concerns.review).length}
        onClose={() => setReviewing(false)}
        onConfirm={(reviewer) => {
          setReviewing(false)
          void runBulk('review', selected, reviewer)
        }}
      />
    </AdminFrame>
  )
}

/** Does somebody read the list further down, or have the focus in it? On a phone the page scrolls, and not the list. */
const isRead = (list: HTMLElement | null) =>
  list !== null &&
  (list.scrollTop > 0 || list.getBoundingClientRect().top < 0 || list.contains(document.activeElement))

function toTop(list: HTMLElement | null): void {
  if (!list) return
  list.scrollTop = 0
  if (list.getBoundingClientRect().top < 0) list.scrollIntoView({ block: 'start' })
}
