import type { AdminArticle } from '@site/contracts/articles/admin-article'
import { Button } from '@site/web/ui/forms/button'
import { LinkButton } from '@site/web/ui/forms/link-button'
import { useCallback, useEffect, useRef, useState } from 'react'
import { adminPath } from '../../access/admin-path.ts'
import { AdminFrame } from '../../layout/admin-frame.tsx'
import { UnusedPictures } from '../../pictures/unused-pictures.tsx'
import { manageCopy } from '../content/articles.ts'
import { LoadLine } from '../load-line.tsx'
import { useArticleChanges } from '../use-article-changes.ts'
import { ArticleFilters } from './article-filters.tsx'
import { ArticleRow } from './article-row.tsx'
import { useArticlesAddress } from './articles-address.ts'
import { type BulkAction, concerns } from './bulk.ts'
import { BulkBar } from './bulk-bar.tsx'
import { listCopy } from './content/manager.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { ListHead } from './list-head.tsx'
import { needsCompleteList } from './list-public.ts'
import styles from './manage-screen.module.css'
import { Pager } from './pager.tsx'
import { ReviewDialog } from './review-dialog.tsx'
import { NOTHING, press, pressAll, type Selection } from './selection.ts'
import { useArticleFocus } from './use-article-focus.ts'
import { useArticleList } from './use-article-list.ts'
import { useBulk } from './use-bulk.ts'
import { useManagerKeys } from './use-manager-keys.ts'
import { useTypedSearch } from './use-typed-search.ts'

const NONE: AdminArticle[] = []

/** Every article, found by words and filters, thirty a page, with what can be done to one or to several of them. */
export function ManageScreen({ adminCode }: { adminCode: string }) {
  const { query, ask, pathOf } = useArticlesAddress()
  const [selection, setSelection] = useState<Selection>(NOTHING)
  const [goTo, setGoTo] = useState<{ id: number | undefined } | null>(null)
  const [toDelete, setToDelete] = useState<readonly AdminArticle[]>(NONE)
  const [isReviewing, setReviewing] = useState(false)
  const searchBox = useRef<HTMLInputElement>(null)
  const isPointed = useRef(false)
  const listRef = useRef<HTMLUListElement>(null)

  const list = useArticleList(adminCode, query, () => {
    const scroller = listRef.current
    if (!scroller) return false
    const isScrolled = scroller.scrollTop > 0 || scroller.getBoundingClientRect().top < 0
    return (
      isPointed.current || isScrolled || selection.ids.size > 0 || scroller.contains(document.activeElement)
    )
  })
  const { rows, note, list: listed } = list
  const changes = useArticleChanges(adminCode, note)
  const bulk = useBulk(adminCode, list)
  useArticleFocus(listRef, rows, goTo)
  const search = useTypedSearch(query.search ?? '', (words) =>
    ask({ ...query, search: words, page: 1 }, { isTyping: true })
  )
  const selected = rows.filter(({ id }) => selection.ids.has(id))
  const clearSelection = () => {
    setSelection(NOTHING)
    bulk.forget()
  }

  // Another list is read from its top, and what was selected is not in it.
  const shown = useRef(query)
  useEffect(() => {
    if (list.isOlder || shown.current === query) return
    shown.current = query
    setSelection(NOTHING)
    const scroller = listRef.current
    if (!scroller) return
    scroller.scrollTop = 0
    if (scroller.getBoundingClientRect().top < 0) scroller.scrollIntoView({ block: 'start' })
  }, [query, list.isOlder])

  const neighbourOf = ({ id }: AdminArticle) => {
    const place = rows.findIndex((article) => article.id === id)
    return rows[place + 1] ?? rows[place - 1]
  }
  const runBulk = async (action: BulkAction, articles: readonly AdminArticle[], reviewer?: string) => {
    const failed = await bulk.run(action, articles, reviewer)
    setSelection({ ids: new Set(failed), from: null })
    if (failed.length === 0) setGoTo({ id: undefined })
  }
  /** Focus moves to the article that replaces the deleted one. */
  const confirmDelete = async () => {
    const [only, ...others] = toDelete
    if (only && others.length === 0) {
      const neighbour = neighbourOf(only)
      const isGone = await changes.remove(only.id)
      setToDelete(NONE)
      if (isGone) setGoTo({ id: neighbour?.id })
      return
    }
    setToDelete(NONE)
    await runBulk('remove', toDelete)
  }
  const onAction = (action: BulkAction) => {
    if (action === 'remove') setToDelete(selected)
    else if (action === 'review') setReviewing(true)
    else void runBulk(action, selected)
  }

  useManagerKeys({
    searchBox,
    list: listRef,
    onSelect: (id) => setSelection((now) => press(now, idsOf(rows), id, false)),
    onRemove: (id) => setToDelete(rows.filter((article) => article.id === id))
  })
  const rowIds = useRef<number[]>([])
  useEffect(() => {
    rowIds.current = idsOf(rows)
  })
  const select = useCallback(
    (id: number, isRange: boolean) => setSelection((now) => press(now, rowIds.current, id, isRange)),
    []
  )
  const calls = useRef(changes)
  useEffect(() => {
    calls.current = changes
  })
  const togglePin = useCallback((article: AdminArticle) => calls.current.togglePin(article), [])
  const review = useCallback<typeof changes.review>((...given) => calls.current.review(...given), [])
  const remove = useCallback((article: AdminArticle) => setToDelete([article]), [])

  const clearQuery = () => {
    search.clear()
    ask({})
    searchBox.current?.focus()
  }
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
        states={listed?.states ?? null}
        searchBox={searchBox}
        onType={search.type}
        onFilter={(change) => ask({ ...query, search: search.typed, ...change, page: 1 })}
      />
      <div className={styles.body}>
        <LoadLine {...list} isLoaded={listed !== undefined} loadingText={manageCopy.loading} />
        {listed && (
          <ListHead
            list={listed}
            isBehind={list.isBehind}
            isAllSelected={rows.length > 0 && selected.length === rows.length}
            isSomeSelected={selected.length > 0}
            hasRows={rows.length > 0}
            onSelectAll={() => setSelection((now) => pressAll(now, idsOf(rows)))}
            onCatchUp={list.catchUp}
          />
        )}
        <ul
          ref={listRef}
          className={styles.list}
          aria-label={listCopy.list}
          aria-busy={list.isOlder}
          tabIndex={-1}
          onPointerEnter={({ pointerType }) => {
            isPointed.current = pointerType === 'mouse'
          }}
          onPointerLeave={() => {
            isPointed.current = false
          }}
        >
          {rows.map((article) => (
            <ArticleRow
              key={article.id}
              article={article}
              adminCode={adminCode}
              isSelected={selection.ids.has(article.id)}
              onSelect={select}
              onTogglePin={togglePin}
              onReview={review}
              onRemove={remove}
            />
          ))}
        </ul>
        {listed?.all === 0 && <p className={styles.none}>{manageCopy.empty}</p>}
        {listed && listed.all > 0 && rows.length === 0 && (
          <div className={styles.none}>
            <p className={styles.noneTitle}>{listCopy.nothingFound}</p>
            <p>
              {listed.lacks && needsCompleteList(query) ? listCopy.needsComplete : listCopy.nothingFoundHint}
            </p>
            <Button variant="quiet" size="small" onClick={clearQuery}>
              {listCopy.clear}
            </Button>
          </div>
        )}
        {listed && <Pager page={listed.page} pages={listed.pages} pathOf={pathOf} />}
        <BulkBar
          selected={selected}
          progress={bulk.progress}
          problem={bulk.problem}
          onAction={onAction}
          onClear={clearSelection}
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

const idsOf = (articles: readonly AdminArticle[]) => articles.map(({ id }) => id)
