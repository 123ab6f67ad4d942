import { type Article, articleSchema } from '@site/contracts/articles/article'
import { type Draft, draftSchema, newPreviewSchema } from '@site/contracts/articles/draft'
import { until } from '../../harness/until.ts'

/** A text as drafts take it. */
export interface Text {
  title: string
  content: string
  imageUrl?: string | null
}

/** Waits until the service of the articles knows a code: it hears of it a moment after it was made, and refuses it until then. */
export const untilKnown = (url: string, code: string): Promise<boolean> =>
  until(
    'the service to know the code',
    async () => {
      const { status } = await fetch(`${url}/api/admin/drafts`, {
        headers: { 'x-admin-code': encodeURIComponent(code) }
      })
      return status === 200 || status === 403
    },
    { everyMs: 250 }
  )

/** What journeys ask of the API about drafts. Each call throws for an answer that is no success. */
export function draftsApi(url: string, adminCode: string) {
  const send = async (method: string, path: string, body: object = {}): Promise<unknown> => {
    const answer = await fetch(url + path, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ adminCode, ...body })
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`)
    return JSON.parse(text)
  }
  const changeDraft = async (method: string, path: string, body: object): Promise<Draft> =>
    draftSchema.parse(await send(method, path, body))
  return {
    send,
    /** Begins a draft of a new article, or of the one that is named. */
    begin: (text: Text, articleId?: number) =>
      changeDraft('POST', '/api/admin/drafts', { text, ...(articleId !== undefined && { articleId }) }),
    save: ({ id, version }: Draft, text: Text) =>
      changeDraft('PUT', `/api/admin/drafts/${id}`, { version, ...text }),
    publish: async ({ id, version }: Draft): Promise<Article> =>
      articleSchema.parse(await send('POST', `/api/admin/drafts/${id}/publish`, { version })),
    preview: async ({ id }: Draft) =>
      newPreviewSchema.parse(await send('POST', `/api/admin/drafts/${id}/previews`)),
    revoke: (preview: { id: number }) => send('DELETE', `/api/admin/previews/${preview.id}`)
  }
}
