import type { AdminArticleText } from '@site/contracts/articles/admin-article'
import { type Article, isBlankHtml } from '@site/contracts/articles/article'
import type { ArticleState } from '@site/contracts/articles/article-state'
import type { Draft } from '@site/contracts/articles/draft'
import { useLocation, useToast } from '@site/web/platform'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { articleToasts } from '../../content/articles.ts'
import type { FailureReason } from '../../content/drafts.ts'
import { destinationOf, keptToGoOn, NEW } from '../../draft/draft-store.ts'
import { useDrafts } from '../../draft/use-drafts.ts'
import { useLeaveGuard } from '../../draft/use-leave-guard.ts'
import { useServerDraft } from '../../draft/use-server-draft.ts'
import { type ArticleDraft, draftOf, isSameText } from '../../text/article-draft.ts'
import { useLiveArticle } from '../../use-article.ts'
import { useEndedDraft } from './use-ended-draft.ts'
import { useFormAddress } from './use-form-address.ts'
import { usePublishing } from './use-publishing.ts'
import { useTakingUp } from './use-taking-up.ts'
import { useTypedText } from './use-typed-text.ts'

interface ArticleFormOptions {
  /** Tells the form from all others of this tab. */
  name: string
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

/** Names the form among the drafts this browser keeps. */
export const formOf = (articleId: number | undefined) => (articleId === undefined ? NEW : `edit-${articleId}`)

/** State of the article form: what is typed, what is kept of it, and what stands between it and being lost. */
export function useArticleForm(options: ArticleFormOptions) {
  const { name, adminCode, initial, opened } = options
  const toast = useToast()
  const location = useLocation()
  const [published, setPublished] = useState<Article | null>(null)
  const [isWithdrawn, setWithdrawn] = useState(false)
  const [awaitsPicture, setAwaitsPicture] = useState(false)
  /** The article's own picture is chosen and not sent. */
  const [awaitsOwnPicture, setAwaitsOwnPicture] = useState(false)
  /** What was missing when sending was last tried; another object each time. */
  const [found, setFound] = useState<{ field: Missing } | null>(null)

  const articleId = published?.id ?? options.articleId
  const state = isWithdrawn ? 'withdrawn' : published ? 'published' : options.state
  const form = formOf(articleId)
  const { article, isRefused } = useLiveArticle(articleId, adminCode)
  const stands = article && article.revision > 0 ? draftOf(article) : undefined
  const [kept] = useState(() => {
    const found = keptToGoOn(form, location.state)
    // A draft that it is no text of must not be written over: it stays an offer beside it.
    return opened && found?.of?.id !== opened.id ? undefined : found
  })
  const madeFrom = opened?.baseRevision ?? kept?.revision
  const typed = useTypedText({
    initial: stands ?? initial,
    revision: article?.revision,
    // `initial` may come from a list that was read before the article was published anew: its text must not become a draft.
    start: () => kept?.draft ?? (opened ? draftOf(opened) : (stands ?? initial)),
    origin: madeFrom === undefined ? undefined : { revision: madeFrom }
  })
  const { draft, setDraft, basis, isDirty } = typed
  const revision = typed.origin?.revision
  const saved = useRef<((text: ArticleDraft) => void) | null>(null)
  const server = useServerDraft({
    adminCode,
    articleId,
    text: draft,
    basis,
    revision,
    opened,
    destination: kept && destinationOf(kept),
    onSaved: (text) => saved.current?.(text)
  })
  const isSafe = server.draft !== null && server.isSaved
  const drafts = useDrafts({
    ...{ form, draft, basis, isDirty, isSafe, revision, setDraft },
    goneOnWith: kept,
    openedId: opened?.id,
    destination: server.saver.getDestination
  })
  useEffect(() => {
    saved.current = (text) => {
      drafts.forget()
      drafts.dropSame(text)
    }
  })
  const isOwn = useFormAddress({ name, articleId, draftId: server.draft?.id })
  const awaitsAny = awaitsPicture || awaitsOwnPicture
  const guard = useLeaveGuard({
    isDirty: (isDirty && !isSafe) || awaitsAny,
    isOwn,
    save: awaitsAny ? undefined : server.saver.flush
  })
  const takingUp = useTakingUp({ adminCode, typed, server, drafts, isSafe })
  const onPublished = (article: Article) => {
    setPublished(article)
    setWithdrawn(false)
  }
  const settle = useEndedDraft({ adminCode, typed, server, drafts, onPublished })
  const { publish, ...publishing } = usePublishing({
    ...{ adminCode, articleId, article, state, typed, server, drafts },
    isNew: !published && options.isNew,
    resume: takingUp.resume,
    onTakenUp: takingUp.noteTakenUp,
    onPublished,
    settle
  })

  const submit = async (event?: FormEvent) => {
    event?.preventDefault()
    if (publishing.isSaving) return
    const field = missingField(draft)
    setFound(field && { field })
    if (field) {
      toast.show(articleToasts.missingFields)
      return
    }
    if (hasWholePicture()) await publish()
  }
  /** A picture that is chosen and not sent, or that failed on its way into the text, would be missing in what is published: it is asked for first. */
  const hasWholePicture = (): boolean => {
    if (awaitsOwnPicture || awaitsPicture) setFound({ field: awaitsOwnPicture ? 'picture' : 'figure' })
    return !awaitsOwnPicture && !awaitsPicture
  }
  const isStillMissing = (field: Missing) => {
    if (field === 'picture') return awaitsOwnPicture
    return field === 'figure' ? awaitsPicture : missingField(draft) === field
  }
  return {
    draft,
    articleId,
    state,
    change: (edit: Partial<ArticleDraft>) => setDraft((before) => ({ ...before, ...edit })),
    submit,
    isDirty,
    /** What readers see, where it is not what the form has. */
    changed: state === 'published' && stands && !isSameText(stands, draft) ? stands : undefined,
    /** Who published another text meanwhile, and when; null while there is none. */
    outdated: typed.isOutdated && !publishing.isSaving ? newsOf(article) : null,
    /** Who published what the form shows now in the place of what it showed, and when; null where nobody did. */
    renewed: typed.isRenewed ? newsOf(article) : null,
    trouble: troubleOf({ isRefused, isDirty, isSafe, met: publishing.met, failure: server.failure?.reason }),
    missing: found && isStillMissing(found.field) ? found : null,
    published,
    drafts,
    guard,
    server,
    /** The draft that the form was opened with, as long as that is what is written. */
    opened: opened?.id === server.draft?.id ? opened : undefined,
    isSafe,
    ...takingUp,
    ...publishing,
    /** A picture is on its way into the text, and nowhere kept yet. */
    awaitsPicture,
    awaitPicture: setAwaitsPicture,
    awaitOwnPicture: setAwaitsOwnPicture,
    hasWholePicture,
    /** Takes the form back to what the article reads. */
    goBack() {
      const text = stands ?? basis
      typed.goOnFrom(text)
      server.saver.end(text)
      setDraft(text)
    },
    noteWithdrawn: () => setWithdrawn(true)
  }
}

/** What stands in the way of publishing, and is said at the buttons: a code that is accepted no more, or a network that is away. */
function troubleOf(now: {
  isRefused: boolean
  isDirty: boolean
  isSafe: boolean
  met: FailureReason | null
  failure: FailureReason | undefined
}): 'code' | 'offline' | null {
  if (now.met === 'code' || (now.isDirty && (now.isRefused || now.failure === 'code'))) return 'code'
  return now.met === 'offline' && now.isDirty && !now.isSafe ? 'offline' : null
}

const newsOf = (article: AdminArticleText | undefined) => ({
  by: article?.publishedBy ?? null,
  at: article?.publishedAt ?? null
})
export type ArticleForm = ReturnType<typeof useArticleForm>

/** What stands between a text and its publication. */
type Missing = 'title' | 'content' | 'picture' | 'figure'

/** Title and content are required; markup without text or media is blank (MANAGE-2). The first that is missing. */
export function missingField({
  title,
  content
}: Pick<ArticleDraft, 'title' | 'content'>): 'title' | 'content' | null {
  if (title.trim() === '') return 'title'
  return isBlankHtml(content) ? 'content' : null
}
