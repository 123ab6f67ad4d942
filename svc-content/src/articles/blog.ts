import { createHash } from 'node:crypto'
import type { Article } from '@site/contracts/articles/article'
import type { Database } from '@site/service/database/database'
import { readRevision } from '@site/service/database/revision'
import type { PresentArticle } from './article-presenter.ts'
import { ARTICLES_REVISION, listArticles } from './article-repository.ts'
import { createSharedCall } from './shared-call.ts'

/** The whole blog at one revision: the answer of GET /api/blog, ready to send. */
export interface Blog {
  articles: Article[]
  json: Buffer
  etag: string
}

/**
 * Keeps the blog in memory until the database holds another revision. The revision is asked at each read (one small
 * row, shared by readers who come together), so that a write is seen at the next read whichever replica made it.
 */
export function createBlog(db: Database, present: PresentArticle): { read(): Promise<Blog> } {
  const currentRevision = createSharedCall(() => readRevision(db.knex, ARTICLES_REVISION))
  let held: { revision: string; blog: Promise<Blog> } | undefined

  return {
    async read() {
      const revision = await currentRevision()
      if (held?.revision !== revision) held = { revision, blog: load(db, present) }
      const { blog } = held
      try {
        return await blog
      } catch (error) {
        if (held?.blog === blog) held = undefined
        throw error
      }
    }
  }
}

async function load(db: Database, present: PresentArticle): Promise<Blog> {
  const articles = (await listArticles(db.knex)).map(present)
  const json = Buffer.from(JSON.stringify(articles))
  return { articles, json, etag: entityTag(json) }
}

/** A strong entity tag of these bytes: it does not depend on which database or which release made them. */
export const entityTag = (bytes: Buffer | string) =>
  `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`
