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
 * Keeps the blog in memory until the database holds another revision. Each read asks for the revision (one small row,
 * shared by simultaneous readers), so that it sees every earlier write, whichever replica made it.
 */
export function createBlog(db: Database, present: PresentArticle): { read(): Promise<Blog> } {
  const currentRevision = createSharedCall(() => readRevision(db.knex, ARTICLES_REVISION))
  let cached: { revision: string; blog: Promise<Blog> } | undefined

  return {
    async read() {
      const revision = await currentRevision()
      if (cached?.revision !== revision) cached = { revision, blog: load(db, present) }
      const { blog } = cached
      try {
        return await blog
      } catch (error) {
        if (cached?.blog === blog) cached = undefined
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

/** A strong entity tag of these bytes, which depends on neither the database nor the release that made them. */
export const entityTag = (bytes: Buffer | string) =>
  `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`
