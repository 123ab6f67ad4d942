import type { Article } from '@site/contracts/articles/article'
import { usePlatform, useQueryClient, useToast } from '@site/web/platform'
import { useCallback, useEffect, useRef } from 'react'
import { sayWhen } from '../../../layout/when/say-when.ts'
import { scheduleCopy } from '../../content/publication.ts'
import type { Drafts } from '../../draft/use-drafts.ts'
import type { ServerDraft } from '../../draft/use-server-draft.ts'
import { draftOf, isSameText } from '../../text/article-draft.ts'
import { articleQuery } from '../../use-article.ts'
import type { TypedText } from './use-typed-text.ts'

interface EndedDraftOptions {
  adminCode: string
  typed: TypedText
  server: ServerDraft
  drafts: Drafts
  onPublished: (article: Article) => void
}

/**
 * A draft that ends while it is open was published, mostly because its time had come, or removed. The form goes on with the article that
 * is on the blog now (MANAGE-80): a text that came out by its schedule is what the form changes from here on, with what was typed since; any
 * other text stands in the way, and is shown before it is replaced.
 *
 * @returns looks at once, and answers once the form knows
 */
export function useEndedDraft({ adminCode, typed, server, drafts, onPublished }: EndedDraftOptions) {
  const { http } = usePlatform()
  const client = useQueryClient()
  const toast = useToast()
  const { hasEnded, draft } = server
  const scheduledAt = useRef<string | undefined>(undefined)
  useEffect(() => {
    if (draft) scheduledAt.current = draft.schedule?.publishAt
  }, [draft])

  const look = async () => {
    const id = server.getArticleId()
    if (id === undefined) return
    const article = await client.fetchQuery(articleQuery(http, id, adminCode)).catch((error: unknown) => {
      console.info('The article of a draft that ended could not be read', error)
    })
    if (article?.state !== 'published') return
    const text = draftOf(article)
    const isDue = scheduledAt.current !== undefined && new Date(scheduledAt.current) <= new Date()
    const isSame = isSameText(text, typed.draft)
    onPublished(article)
    if (!isSame && !isDue) return
    typed.goOnFrom(text)
    if (!isSame) typed.setOrigin({ revision: article.revision, etag: article.etag })
    server.saver.end(text)
    if (isSame) drafts.forget()
    if (isDue) toast.show(scheduleCopy.appeared(sayWhen(new Date(article.publishedAt ?? article.createdAt))))
  }
  /** Meanwhile nothing is sent: what is on the blog by now must not become a draft once more. */
  const settle = async () => {
    await server.saver.hold()
    try {
      await newest.current.look()
    } finally {
      server.saver.release()
    }
  }
  const newest = useRef({ look, settle })
  useEffect(() => {
    newest.current = { look, settle }
  })
  const running = useRef<Promise<void> | null>(null)
  const settleOnce = useCallback((): Promise<void> => {
    running.current ??= newest.current.settle().finally(() => {
      running.current = null
    })
    return running.current
  }, [])
  useEffect(() => {
    if (hasEnded) void settleOnce()
  }, [hasEnded, settleOnce])
  return settleOnce
}
