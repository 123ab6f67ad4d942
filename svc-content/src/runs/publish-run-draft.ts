import { randomUUID } from 'node:crypto'
import type { ArticleOrigin } from '@site/contracts/articles/article-origin'
import { buildEvent } from '@site/contracts/events/events'
import type { Executor } from '@site/service/database/database'
import { bumpRevision } from '@site/service/database/revision'
import { appendEvent } from '@site/service/events/outbox'
import {
  ARTICLES_REVISION,
  insertArticle,
  NEW_ARTICLE,
  type StoredArticle
} from '../articles/article-repository.ts'
import { showPictures } from '../pictures/show-pictures.ts'
import type { Draft } from '../writers/draft/article-writer.ts'

/** Publishes a draft in the caller's transaction: the article and its event `site.article-generated`. */
export async function publishRunDraft(
  trx: Executor,
  { draft, origin }: { draft: Pick<Draft, 'title' | 'content'>; origin: ArticleOrigin },
  at: Date
): Promise<StoredArticle> {
  const { title, content } = draft
  const article = { title, content, ...NEW_ARTICLE, imageUrl: null, createdAt: at, origin }
  const picture = await showPictures(trx, article)
  const id = await insertArticle(trx, article)
  await appendEvent(trx, articleGenerated(id, at))
  await bumpRevision(trx, ARTICLES_REVISION)
  return { ...article, picture, id }
}

const articleGenerated = (articleId: number, time: Date) =>
  buildEvent({
    id: randomUUID(),
    source: '/svc-content',
    type: 'site.article-generated',
    subject: `articles/${articleId}`,
    time,
    data: { articleId }
  })
