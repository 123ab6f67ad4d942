import type { Article } from '@site/contracts/articles/article'
import type { ArticleState } from '@site/contracts/articles/article-state'
import { HttpError } from '@site/web/platform'
import { useRef, useState } from 'react'
import { draftOf, isSameText } from '../draft/article-draft.ts'
import { conflictOf } from '../draft/draft-saver.ts'
import type { Drafts } from '../draft/use-drafts.ts'
import type { ServerDraft } from '../draft/use-server-draft.ts'
import { type EndingDraft, useArticleChanges } from '../use-article-changes.ts'
import type { TypedText } from './use-typed-text.ts'

interface PublishingOptions {
  adminCode: string
  articleId: number | undefined
  state: ArticleState
  /** It was never published: publishing creates it. */
  isNew: boolean
  typed: TypedText
  server: ServerDraft
  drafts: Drafts
  /** Goes on with a draft of the server. */
  resume: (draftId: number) => Promise<void>
  onPublished: (article: Article) => void
}

/** Publishes what is typed, with the draft it was written in, and has somebody choose where another text stands in the way. */
export function usePublishing(options: PublishingOptions) {
  const { adminCode, articleId, state, isNew, typed, server, drafts, resume, onPublished } = options
  const { draft, setDraft, goOnFrom } = typed
  const [isSaving, setSaving] = useState(false)
  /** Are two texts compared, and was the one here about to be published? */
  const [comparing, setComparing] = useState<'saving' | 'publishing' | null>(null)
  /** The revision that was published meanwhile, once it has been seen and may be published over. */
  const over = useRef<number | undefined>(undefined)
  const changes = useArticleChanges(adminCode)
  const { conflict } = server

  const meetRefusal = (error: unknown, isPublishing: boolean): boolean => {
    const problem = error instanceof HttpError ? error.problem : undefined
    const met = problem && conflictOf(problem)
    if (problem?.code === 'draft-not-found') server.saver.lose()
    if (!met || !server.saver.getPlace()) return false
    server.saver.meet(met)
    setComparing(isPublishing ? 'publishing' : 'saving')
    return true
  }
  const needsDraft = articleId !== undefined && state !== 'published'
  /** The draft that ends with a publication. What is not on the blog needs one: it is begun where there is none. */
  const endingDraft = async (): Promise<EndingDraft | undefined> => {
    if (needsDraft && !server.saver.getPlace()) await server.saver.ensure()
    await server.saver.hold()
    const place = server.saver.getPlace()
    return place ? { ...place, ...(over.current !== undefined && { overRevision: over.current }) } : undefined
  }
  const publish = async () => {
    setSaving(true)
    const ending = await endingDraft()
    if (!ending && server.saver.getState().conflict && needsDraft) {
      setSaving(false)
      setComparing('publishing')
      return server.saver.release()
    }
    const how = { draft: ending, onRefusal: (error: unknown) => meetRefusal(error, true) }
    const stored =
      isNew || articleId === undefined
        ? await changes.create(draft, how)
        : await changes.update(articleId, draft, how)
    setSaving(false)
    if (!stored) return server.saver.release()
    over.current = undefined
    // What a publication is answered is not promised: without an article in it the form goes on with what was typed.
    const isArticle = typeof stored.id === 'number'
    const text = isArticle ? draftOf(stored) : draft
    if (isArticle) onPublished(stored)
    setDraft((now) => (isSameText(now, draft) ? text : now))
    goOnFrom(text)
    server.saver.end(text)
    drafts.forget()
  }
  const resolve = {
    later: () => setComparing(null),
    /** Mine over theirs: saved now, or published where that is what was refused. */
    keepMine: async () => {
      setComparing(null)
      if (conflict?.code === 'article-changed') {
        over.current = conflict.revision
        server.saver.meet(null)
      } else if (!(await server.saver.overwrite())) return
      if (comparing === 'publishing') await publish()
    },
    /** Theirs in the form; mine stays as an offer. */
    takeTheirs: async () => {
      setComparing(null)
      if (!conflict) return
      if (conflict.draftId && conflict.code !== 'article-changed') return resume(conflict.draftId)
      drafts.setAside(draft)
      over.current = conflict.revision
      const theirs = draftOf(conflict)
      server.saver.meet(null)
      typed.setBasis(theirs)
      setDraft(theirs)
    }
  }
  return {
    publish,
    isSaving,
    meetRefusal,
    overRevision: () => over.current,
    comparison: conflict && comparing ? { conflict, isPublishing: comparing === 'publishing' } : null,
    compare: () => setComparing('saving'),
    resolve
  }
}
