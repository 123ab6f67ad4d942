import { type Article, articleSchema } from '@site/contracts/articles/article'
import { type Draft, draftSchema, newPreviewSchema } from '@site/contracts/articles/draft'

/** A text as drafts take it. */
export interface Text {
  title: string
  content: string
  imageUrl?: string | null
}

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
  const read = async (path: string): Promise<unknown> => {
    const answer = await fetch(url + path, { headers: { 'x-admin-code': encodeURIComponent(adminCode) } })
    if (!answer.ok) throw new Error(`GET ${path}: ${answer.status}`)
    return answer.json()
  }
  return {
    send,
    read,
    /** The draft as it is now. */
    readDraft: async (id: number): Promise<Draft> => draftSchema.parse(await read(`/api/admin/drafts/${id}`)),
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
