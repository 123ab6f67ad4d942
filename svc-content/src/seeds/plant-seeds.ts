import {
  type Database,
  type Executor,
  inTransaction,
  isDuplicateKey,
  toDatabaseDate
} from '@site/service/database/database'
import { bumpRevision } from '@site/service/database/revision'
import type { Clock } from '@site/service/process/clock'
import { ARTICLES_REVISION, insertArticle } from '../articles/article-repository.ts'
import { cleanInput } from '../articles/clean-input.ts'
import { articlesTable, plantingsTable } from '../tables/tables.ts'
import type { SeedArticle } from './seed-article.ts'

const NAME = 'articles'

/**
 * Inserts the seed articles, with their own ids, into a database that has no article and never got the seeds: once deleted,
 * they do not come back. Of replicas that start together one inserts them. Gives how many articles were inserted.
 */
export async function plantSeeds(
  { db, clock }: { db: Database; clock: Clock },
  loadArticles: () => Promise<SeedArticle[]>
): Promise<number> {
  if (await isPlanted(db.knex)) return 0
  const articles = await loadArticles()
  try {
    return await inTransaction(db, (trx) => plant(trx, articles, clock()))
  } catch (error) {
    if (isDuplicateKey(error) && (await isPlanted(db.knex))) return 0
    throw error
  }
}

const isPlanted = async (executor: Executor): Promise<boolean> =>
  (await plantingsTable(executor).where({ name: NAME }).first()) !== undefined

/** The row of `plantings` comes first: the second of two replicas waits for it and then gets a duplicate key. */
async function plant(trx: Executor, articles: SeedArticle[], at: Date): Promise<number> {
  await plantingsTable(trx).insert({ name: NAME, planted_at: toDatabaseDate(at) })
  if ((await articlesTable(trx).select('id').first()) !== undefined) return 0
  for (const { id, isPinned, createdAt, ...input } of articles) {
    await insertArticle(trx, { ...cleanInput(input), id, isPinned, createdAt: new Date(createdAt) })
  }
  await bumpRevision(trx, ARTICLES_REVISION)
  return articles.length
}
