import type { AdminArticleText } from '@site/contracts/articles/admin-article'
import type { Article } from '@site/contracts/articles/article'
import type { ArticleState } from '@site/contracts/articles/article-state'
import { usePlatform, useQueryClient, useToast } from '@site/web/platform'
import { useEffect, useRef, useState } from 'react'
import { articleToasts } from '../../content/articles.ts'
import type { FailureReason } from '../../content/drafts.ts'
import { conflictOf, failureOf, problemIn, type TextConflict } from '../../draft/saver/save-failure.ts'
import type { Drafts } from '../../draft/use-drafts.ts'
import type { ServerDraft } from '../../draft/use-server-draft.ts'
import { type ArticleDraft, draftOf, isSameText } from '../../text/article-draft.ts'
import { articleQuery } from '../../use-article.ts'
import { type EndingDraft, useArticleChanges } from '../../use-article-changes.ts'
import type { Origin, TypedText } from './use-typed-text.ts'

interface PublishingOptions {
  adminCode: string
  articleId: number | undefined
  /** The article as the server said it last. */
  article: AdminArticleText | undefined
  state: ArticleState
  /** It was never published: publishing creates it. */
  isNew: boolean
  typed: TypedText
  server: ServerDraft
  drafts: Drafts
  /** Goes on with a draft of the server. */
  resume: (draftId: number) => Promise<void>
  /** Another text was taken in the place of what was typed. */
  onTakenUp: () => void
  onPublished: (article: Article) => void
  /** Looks what became of a draft that is there no more. */
  settle: () => Promise<void>
}

/** A tag that no text has: what was typed was made from another text than the one that stands. */
const OF_ANOTHER_TEXT = '"another"'

/** Publishes what is typed, with the draft it was written in, and has somebody choose where another text stands in the way. */
export function usePublishing(options: PublishingOptions) {
  const { adminCode, articleId, article, state, isNew, typed, server, drafts } = options
  const { resume, onTakenUp, onPublished, settle } = options
  const { http } = usePlatform()
  const client = useQueryClient()
  const toast = useToast()
  const { draft, setDraft, goOnFrom } = typed
  const [isSaving, setSaving] = useState(false)
  /** Are two texts compared, and was the one here about to be published? */
  const [comparing, setComparing] = useState<'saving' | 'publishing' | null>(null)
  /** Why the last publication failed. */
  const [met, setMet] = useState<FailureReason | null>(null)
  /** The draft that was to be published had ended: somebody published or removed it. */
  const [isGone, setGone] = useState(false)
  const changes = useArticleChanges(adminCode)
  const { conflict } = server

  const meetRefusal = (error: unknown, isPublishing: boolean): boolean => {
    const problem = problemIn(error)
    const met = problem && conflictOf(problem)
    if (codeOf(error) === 'draft-not-found') server.saver.lose()
    if (!met) return false
    server.saver.meet(met)
    setComparing(isPublishing ? 'publishing' : 'saving')
    return true
  }
  const isOff = state !== 'published'
  /** The draft that ends with a publication: the saver is held, and says which once it knows what became of its last calls. */
  const endingDraft = async (origin: Origin | undefined): Promise<EndingDraft | undefined> => {
    await server.saver.settle()
    const place = server.saver.getPlace()
    return place ? { ...place, ...(origin && { overRevision: origin.revision }) } : undefined
  }
  /** The tag of the text that may be replaced: the one that what is typed was made from. */
  const tagOf = ({ revision, etag }: Origin): string =>
    etag ?? (article?.revision === revision ? article.etag : OF_ANOTHER_TEXT)
  /** Reads what stands now, which the next publication may replace. */
  const readAnew = async (id: number) => {
    try {
      await client.fetchQuery(articleQuery(http, id, adminCode))
    } catch (error) {
      console.info('The article that was published could not be read again', error)
    }
  }
  const publish = async (origin = typed.origin, isSecond = false) => {
    setSaving(true)
    setMet(null)
    // What is not on the blog is published with a draft: pressed twice, as its answer was lost, it is one article.
    if (isOff && !server.saver.getPlace()) await server.saver.ensure()
    await server.saver.hold()
    try {
      await publishHeld(origin, isSecond)
    } finally {
      server.saver.release()
      setSaving(false)
    }
  }
  const publishHeld = async (origin: Origin | undefined, isSecond: boolean) => {
    const ending = await endingDraft(origin)
    if (!ending && server.saver.getState().conflict && isOff) return setComparing('publishing')
    let hasNoDraft = false
    /** What is on the blog reads like what was refused: a call whose answer was lost has published it. */
    let online: ArticleDraft | undefined
    const how = {
      draft: ending,
      etag: !ending && origin ? tagOf(origin) : undefined,
      onRefusal: (error: unknown) => {
        online = onlineIn(error)
        if (online) return true
        hasNoDraft = !isSecond && codeOf(error) === 'draft-not-found'
        const isMet = meetRefusal(error, true)
        if (!isMet && !hasNoDraft) setMet(failureOf(error).reason)
        return isMet || hasNoDraft
      }
    }
    const stored =
      isNew || articleId === undefined
        ? await changes.create(draft, how)
        : await changes.update(articleId, draft, how)
    if (online && articleId !== undefined) {
      toast.show(articleToasts.updated)
      return goOnWith(online, articleId)
    }
    if (!stored) {
      if (!hasNoDraft) return
      await settle()
      return setGone(true)
    }
    // What a publication is answered is not promised: without an article in it the form goes on with what was typed.
    const isArticle = typeof stored.id === 'number'
    const text = isArticle ? draftOf(stored) : draft
    if (isArticle) onPublished(stored)
    await goOnWith(text, isArticle ? stored.id : undefined)
  }
  /** The article reads `text` now, and the form goes on with it; what was typed since stays. */
  const goOnWith = async (text: ArticleDraft, id: number | undefined) => {
    setDraft((now) => (isSameText(now, draft) ? text : now))
    goOnFrom(text)
    server.saver.end(text)
    drafts.forget()
    if (id !== undefined) await readAnew(id)
  }
  const newest = useRef({ publish, isDirty: typed.isDirty })
  useEffect(() => {
    newest.current = { publish, isDirty: typed.isDirty }
  })
  // By now the form knows what stands on the blog: what differs from it is published once more, over that.
  useEffect(() => {
    if (!isGone) return
    setGone(false)
    if (newest.current.isDirty) void newest.current.publish(undefined, true)
  }, [isGone])
  const resolve = {
    later: () => setComparing(null),
    /** Mine over theirs: saved now, or published where that is what was refused. */
    keepMine: async () => {
      setComparing(null)
      const seen = conflict && originOf(conflict)
      if (seen) {
        typed.setOrigin(seen)
        server.saver.meet(null)
      } else if (!(await server.saver.overwrite())) return
      if (comparing === 'publishing') await publish(seen ?? typed.origin)
    },
    /** Theirs in the form; mine stays as an offer. */
    takeTheirs: async () => {
      setComparing(null)
      if (!conflict) return
      if (conflict.draftId && conflict.code !== 'article-changed') return resume(conflict.draftId)
      drafts.setAside(draft)
      typed.setOrigin(originOf(conflict))
      const theirs = draftOf(conflict)
      server.saver.meet(null)
      typed.setBasis(theirs)
      setDraft(theirs)
      onTakenUp()
    },
    /** Both in one text, which is written on; nothing is published. What was typed until now stays as an offer. */
    join: async (text: ArticleDraft) => {
      setComparing(null)
      if (!conflict) return
      drafts.setAside(draft)
      setDraft(text)
      server.saver.change(text)
      onTakenUp()
      const seen = originOf(conflict)
      if (!seen) return void (await server.saver.overwrite())
      typed.setOrigin(seen)
      typed.setBasis(draftOf(conflict))
      server.saver.meet(null)
    }
  }
  return {
    publish,
    isSaving,
    met,
    meetRefusal,
    overRevision: () => typed.origin?.revision,
    comparison: conflict && comparing ? { conflict, isPublishing: comparing === 'publishing' } : null,
    compare: () => setComparing('saving'),
    resolve
  }
}

const codeOf = (error: unknown) => problemIn(error)?.code

/** What is on the blog, where it was refused to publish over it what reads the same. */
function onlineIn(error: unknown): ArticleDraft | undefined {
  const { code, conflict } = problemIn(error) ?? {}
  if (code !== 'article-changed' || !conflict?.sent) return undefined
  const current = draftOf(conflict.current)
  return isSameText(current, draftOf(conflict.sent)) ? current : undefined
}

/** The published text that a publication was refused over, once it has been seen. */
const originOf = ({ code, revision, etag }: TextConflict): Origin | undefined =>
  code === 'article-changed' && revision !== undefined ? { revision, etag } : undefined
