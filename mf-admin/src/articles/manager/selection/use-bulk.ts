import type { AdminArticle } from '@site/contracts/articles/admin-article'
import { blogCalls } from '@site/contracts/operations/calls/blog'
import { draftCalls } from '@site/contracts/operations/calls/drafts'
import { callApi } from '@site/web/api/call-api'
import { type Platform, usePlatform, useToast } from '@site/web/platform'
import { useCallback, useState } from 'react'
import { UNDO_WITHIN } from '../../../layout/undo-within.ts'
import { type BulkAction, bulkCopy } from '../content/manager.ts'
import type { ArticleList } from '../list/use-article-list.ts'
import { concerns, inTurn, isWrittenOn } from './bulk.ts'

export interface Progress {
  action: BulkAction
  over: number
  total: number
}

/** Changes of several articles, each with the call that changes one (MANAGE-57). */
export function useBulk(adminCode: string, { note, changing }: Pick<ArticleList, 'note' | 'changing'>) {
  const { http } = usePlatform()
  const toast = useToast()
  const [progress, setProgress] = useState<Progress | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const calls = callsOf(http, adminCode)

  const takeBack = async (articles: AdminArticle[], undo: (article: AdminArticle) => Promise<unknown>) => {
    const { done, failed } = await changing(() =>
      inTurn(
        articles,
        (article) => {
          note()
          return undo(article)
        },
        () => undefined
      )
    )
    if (failed.length > 0)
      toast.show({
        title: 'Erreur',
        description: bulkCopy.notTakenBack(titlesOf(failed.map(({ article }) => article))),
        tone: 'error'
      })
    else toast.show({ title: bulkCopy.undone(done.length), tone: 'success' })
  }

  /** Returns the ids of those that were not done and should have been, or that have to be done by hand. */
  const run = async (
    action: BulkAction,
    selected: readonly AdminArticle[],
    reviewer = ''
  ): Promise<number[]> => {
    const articles = selected.filter(concerns[action])
    setProblem(null)
    setProgress({ action, over: 0, total: articles.length })
    const { done, failed } = await changing(() =>
      inTurn(
        articles,
        (article) => {
          note()
          return calls.make[action](article, reviewer)
        },
        (over) => setProgress({ action, over, total: articles.length })
      )
    )
    setProgress(null)
    const undo = calls.undo[action]
    if (done.length > 0)
      toast.show({
        title: bulkCopy.done(action, done.length),
        tone: 'success',
        ...(undo && {
          duration: UNDO_WITHIN,
          actions: [{ label: bulkCopy.undo, run: () => void takeBack(done, undo) }]
        })
      })
    const writtenOn = action === 'republish' ? selected.filter(isWrittenOn) : []
    const notDone = failed.map(({ article }) => article)
    const said = failed.length > 0 && bulkCopy.failed(action, titlesOf(notDone), failed[0]?.message)
    const byHand = writtenOn.length > 0 && bulkCopy.writtenOn(titlesOf(writtenOn))
    setProblem([said, byHand].filter(Boolean).join(' ') || null)
    if (said && done.length === 0) toast.show({ title: 'Erreur', description: said, tone: 'error' })
    return [...notDone, ...writtenOn].map(({ id }) => id)
  }

  return { progress, problem, forget: useCallback(() => setProblem(null), []), run }
}

const titlesOf = (articles: readonly AdminArticle[]) => articles.map(({ title }) => title)

function callsOf(http: Platform['http'], adminCode: string) {
  const pin = (isWanted: boolean) => async (article: AdminArticle) => {
    const given = { params: { id: article.id }, body: { adminCode } }
    const { article: now } = await callApi(http, blogCalls.togglePin, given)
    // Somebody else has turned it meanwhile.
    if (now.isPinned !== isWanted) await callApi(http, blogCalls.togglePin, given)
  }
  const withdraw = ({ id }: AdminArticle) =>
    callApi(http, draftCalls.withdrawArticle, { params: { id }, body: { adminCode } })
  /** The text that was public comes back; what is being written of the article stays, and is then in the way (409). */
  const republish = async ({ id, revision }: AdminArticle) => {
    const draft = await callApi(http, draftCalls.restoreRevision, {
      params: { id, number: revision },
      body: { adminCode }
    })
    await callApi(http, draftCalls.publishDraft, {
      params: { id: draft.id },
      body: { version: draft.version, adminCode }
    })
  }
  const make: Record<BulkAction, (article: AdminArticle, reviewer: string) => Promise<unknown>> = {
    pin: pin(true),
    unpin: pin(false),
    review: ({ id }, reviewer) =>
      callApi(http, blogCalls.reviewArticle, {
        params: { id },
        body: { reviewed: true, reviewer, adminCode }
      }),
    withdraw,
    republish,
    remove: ({ id }) => callApi(http, blogCalls.deleteArticle, { params: { id }, body: { adminCode } })
  }
  const undo: Partial<Record<BulkAction, (article: AdminArticle) => Promise<unknown>>> = {
    pin: pin(false),
    unpin: pin(true),
    withdraw: republish,
    republish: withdraw
  }
  return { make, undo }
}
