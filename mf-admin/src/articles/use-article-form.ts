import { type Article, isBlankHtml } from '@site/contracts/articles/article'
import type { ArticleState } from '@site/contracts/articles/article-state'
import type { Draft } from '@site/contracts/articles/draft'
import { HttpError, useLocation, usePlatform, useToast } from '@site/web/platform'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { messageOf } from '../api/message-of.ts'
import { articleToasts } from './content/articles.ts'
import { serverDraftCopy } from './content/drafts.ts'
import { type ArticleDraft, draftOf, isSameText } from './draft/article-draft.ts'
import { conflictOf } from './draft/draft-saver.ts'
import { type GO_ON, type KeptDraft, listDrafts } from './draft/draft-store.ts'
import { readDraft } from './draft/read-draft.ts'
import { useDrafts } from './draft/use-drafts.ts'
import { useLeaveGuard } from './draft/use-leave-guard.ts'
import { useServerDraft } from './draft/use-server-draft.ts'
import { type EndingDraft, useArticleChanges } from './use-article-changes.ts'

interface ArticleFormOptions {
  /** Names the form among the drafts this browser keeps: 'create', 'edit-7'. */
  form: string
  adminCode: string
  /** The article as the server has it; it may change while the form is open. */
  initial: ArticleDraft
  /** Undefined for an article that is not stored yet. */
  articleId: number | undefined
  /** Where the article stands. What is not on the blog is published with its draft alone. */
  state: ArticleState
  /** It was never published: publishing creates it. */
  isNew: boolean
  /** The draft that the form opens with. */
  opened?: Draft | undefined
}

/** State of the article form: what is typed, what is kept of it, and what stands between it and being lost. */
export function useArticleForm(options: ArticleFormOptions) {
  const { form, adminCode, initial, opened } = options
  const toast = useToast()
  const { http } = usePlatform()
  const goesOn = Boolean((useLocation().state as Partial<typeof GO_ON> | null)?.goOn)
  const [draft, setDraft] = useState(
    () => (goesOn && listDrafts(form)[0]?.draft) || (opened ? draftOf(opened) : initial)
  )
  const [basis, setBasis] = useState(initial)
  const [seen, setSeen] = useState(initial)
  const [isSaving, setSaving] = useState(false)
  const [published, setPublished] = useState<Article | null>(null)
  /** The draft that was taken up last; another object each time. */
  const [resumed, setResumed] = useState<{ id: number } | null>(null)
  const [isWithdrawn, setWithdrawn] = useState(false)
  const [awaitsPicture, setAwaitsPicture] = useState(false)
  /** What was missing when sending was last tried; another object each time. */
  const [missing, setMissing] = useState<{ field: 'title' | 'content' } | null>(null)
  /** Are two texts compared, and was the one here about to be published? */
  const [comparing, setComparing] = useState<'saving' | 'publishing' | null>(null)
  /** The revision that was published meanwhile, once it has been seen and may be published over. */
  const over = useRef<number | undefined>(undefined)

  const articleId = published?.id ?? options.articleId
  const state = isWithdrawn ? 'withdrawn' : published ? 'published' : options.state
  const isDirty = !isSameText(draft, basis)
  const isRenewed = !isSameText(initial, seen) && !isSameText(initial, basis)
  // Nothing typed yet: the newer article takes the place of the older one. Else the person is told.
  if (!isSameText(initial, seen) && !(isRenewed && isDirty)) {
    setSeen(initial)
    if (isRenewed) {
      setBasis(initial)
      setDraft(initial)
    }
  }
  const saved = useRef<((text: ArticleDraft) => void) | null>(null)
  const server = useServerDraft({
    adminCode,
    articleId,
    text: draft,
    basis,
    opened,
    onSaved: (text) => saved.current?.(text)
  })
  const isSafe = server.draft !== null && server.isSaved
  const drafts = useDrafts({ form, draft, basis, isDirty, isSafe, place: server.saver.getPlace, setDraft })
  useEffect(() => {
    saved.current = (text) => {
      drafts.forget()
      drafts.dropSame(text)
    }
  })
  const guard = useLeaveGuard((isDirty && !isSafe) || awaitsPicture)
  const changes = useArticleChanges(adminCode)

  const goOnFrom = (text: ArticleDraft) => {
    setBasis(text)
    setSeen(initial)
    server.saver.end(text)
  }
  const meetRefusal = (error: unknown, isPublishing: boolean): boolean => {
    const problem = error instanceof HttpError ? error.problem : undefined
    const conflict = problem && conflictOf(problem)
    if (problem?.code === 'draft-not-found') server.saver.lose()
    if (!conflict || !server.saver.getPlace()) return false
    server.saver.meet(conflict)
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
    const isCreated = !published && options.isNew
    const stored =
      isCreated || articleId === undefined
        ? await changes.create(draft, how)
        : await changes.update(articleId, draft, how)
    setSaving(false)
    if (!stored) return server.saver.release()
    over.current = undefined
    const text = draftOf(stored)
    setPublished(stored)
    setWithdrawn(false)
    setDraft((now) => (isSameText(now, draft) ? text : now))
    goOnFrom(text)
    drafts.forget()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isSaving) return
    const field = missingField(draft)
    setMissing(field && { field })
    if (field) {
      toast.show(articleToasts.missingFields)
      return
    }
    await publish()
  }
  const change = (edit: Partial<ArticleDraft>) => {
    setMissing(null)
    setDraft((before) => ({ ...before, ...edit }))
  }

  /** Goes on with a draft of the server. What was typed before stays, as an offer of this browser. */
  const resume = async (id: number): Promise<void> => {
    await server.saver.hold()
    try {
      const found = await readDraft(http, id, adminCode, server.editor)
      const text = draftOf(found)
      if (isDirty && !isSafe && !isSameText(draft, text)) drafts.setAside(draft)
      drafts.dropSame(text)
      setMissing(null)
      setDraft(text)
      server.saver.adopt(found, text)
      setResumed({ id })
    } catch (error) {
      console.error('A draft could not be opened', error)
      toast.show(articleToasts.failure(messageOf(error) ?? serverDraftCopy.failed))
    } finally {
      server.saver.release()
    }
  }
  /** Takes up what this browser kept, in the draft of the server that it belongs to, where that is still there. */
  const restoreKept = async (offer: KeptDraft): Promise<void> => {
    if (offer.of && server.saver.getPlace()?.id !== offer.of.id) {
      await server.saver.hold()
      try {
        const found = await readDraft(http, offer.of.id, adminCode, server.editor)
        server.saver.adopt({ ...found, version: offer.of.version }, draftOf(found))
      } catch (error) {
        console.info('The draft of a kept text is not there: it becomes one of its own', error)
      } finally {
        server.saver.release()
      }
    }
    drafts.restore(offer)
  }
  /** Takes the form back to what the article reads. */
  const goBack = (text = basis) => {
    goOnFrom(text)
    setDraft(text)
  }

  const { conflict } = server
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
      setBasis(theirs)
      setDraft(theirs)
    }
  }

  return {
    draft,
    articleId,
    state,
    change,
    submit,
    isSaving,
    isDirty,
    isOutdated: isRenewed && isDirty,
    missing,
    published,
    drafts,
    guard,
    server,
    isSafe,
    /** A picture is on its way into the text, and nowhere kept yet. */
    awaitsPicture,
    awaitPicture: setAwaitsPicture,
    resume,
    restoreKept,
    resumed,
    goBack,
    comparison: conflict && comparing ? { conflict, isPublishing: comparing === 'publishing' } : null,
    noteWithdrawn: () => setWithdrawn(true),
    compare: () => setComparing('saving'),
    resolve,
    meetRefusal,
    overRevision: () => over.current
  }
}
export type ArticleForm = ReturnType<typeof useArticleForm>

/** Title and content are required; markup without text or media is blank (MANAGE-2). The first that is missing. */
export function missingField({
  title,
  content
}: Pick<ArticleDraft, 'title' | 'content'>): 'title' | 'content' | null {
  if (title.trim() === '') return 'title'
  return isBlankHtml(content) ? 'content' : null
}
