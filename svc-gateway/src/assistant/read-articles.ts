import { createHash } from 'node:crypto'
import { type Article, articleListSchema, articleSchema } from '@site/contracts/articles/article'
import { blogCalls } from '@site/contracts/operations/calls/blog'
import { addressOf } from '@site/contracts/operations/calls/call'
import { readText, type Upstream } from '../upstream/upstream.ts'

/** Articles that are asked for at once. */
const PAGE = 100

export interface ArticleReader {
  /** Every published article, a page at a time. Throws when one cannot be had. */
  all(): AsyncGenerator<Article>
  /** One of them, null where it is not public. */
  one(id: number): Promise<Article | null>
}

/** Reads articles as svc-content publishes them, past the memory that answers visitors. */
export function createArticleReader(content: Upstream, timeoutMs: number): ArticleReader {
  const headers = { accept: 'application/json' }
  const get = (path: string) => readText(content, { method: 'GET', path, headers, timeoutMs })
  return {
    async *all() {
      let cursor: string | undefined
      do {
        const query = { limit: PAGE, ...(cursor && { cursor }) }
        const answer = await get(addressOf(blogCalls.listArticles, {}, query))
        if (answer.status !== 200) throw new Error(`svc-content answered ${answer.status} for its articles`)
        yield* articleListSchema.parse(JSON.parse(answer.text))
        const next = answer.headers['x-next-cursor']
        cursor = typeof next === 'string' ? next : undefined
      } while (cursor)
    },
    async one(id) {
      const { status, text } = await get(addressOf(blogCalls.readArticle, { id }))
      if (status === 404) return null
      if (status !== 200) throw new Error(`svc-content answered ${status} for article ${id}`)
      return articleSchema.parse(JSON.parse(text))
    }
  }
}

/** Tells whether an article reads as it did. */
export const fingerprintOf = ({ title, content }: Article): string =>
  createHash('sha256').update(`${title}\n${content}`).digest('base64')
