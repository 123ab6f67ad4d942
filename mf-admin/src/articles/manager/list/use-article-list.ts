import type { AdminArticle, ArticlesQuery } from '@site/contracts/articles/admin-article'
import { useQueryClient } from '@site/web/platform'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useLive } from '../../../live/use-live.ts'
import { refreshArticles } from '../../use-articles.ts'
import { keepPlaces } from './keep-places.ts'
import { useManagedArticles } from './use-managed-articles.ts'

/** Events come in flocks: the list is read again once none has come for so long. Milliseconds. */
const LIVE_PAUSE = 200
/** For so long after a change that was made here no row is kept in its place: the list is about to show that change. Milliseconds. */
const OWN_WITHIN = 5000

const NONE: AdminArticle[] = []

/**
 * The page of the list that is asked for, which follows the live stream (MANAGE-58). While `isBusy`, rows keep their places as others change
 * articles, until `catchUp`; what is changed here moves them at once.
 */
export function useArticleList(adminCode: string, query: ArticlesQuery, isBusy: () => boolean) {
  const client = useQueryClient()
  const managed = useManagedArticles(adminCode, query)
  const [held, setHeld] = useState<{ query: ArticlesQuery; rows: AdminArticle[] } | null>(null)
  const changedAt = useRef(Number.NEGATIVE_INFINITY)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isChanging = useRef(false)
  const listed = managed.list?.articles ?? NONE
  const { rows, isBehind } = useMemo(
    () =>
      held?.query === query && !managed.isOlder
        ? keepPlaces(held.rows, listed)
        : { rows: listed, isBehind: false },
    [held, query, listed, managed.isOlder]
  )

  useLive(({ type }) => {
    if (!type.startsWith('site.article-') || isChanging.current) return
    if (!managed.isOlder && Date.now() - changedAt.current > OWN_WITHIN && isBusy())
      setHeld((now) => (now?.query === query ? now : { query, rows }))
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void refreshArticles(client), LIVE_PAUSE)
  })
  useEffect(() => () => clearTimeout(timer.current), [])

  return {
    ...managed,
    rows,
    /** Rows were kept in their places, and the list has others by now. */
    isBehind,
    catchUp: useCallback(() => setHeld(null), []),
    /** Says that something is changed here. */
    note: useCallback(() => {
      changedAt.current = Date.now()
      setHeld(null)
    }, []),
    /** Runs what changes several articles, and has the list read again once, when all is over. */
    changing: async <Result>(work: () => Promise<Result>): Promise<Result> => {
      isChanging.current = true
      try {
        return await work()
      } finally {
        isChanging.current = false
        void refreshArticles(client)
      }
    }
  }
}
export type ArticleList = ReturnType<typeof useArticleList>
