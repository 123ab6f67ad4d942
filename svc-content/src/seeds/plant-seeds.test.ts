import { type Article, articleListSchema } from '@site/contracts/articles/article'
import { inTransaction, toDate } from '@site/service/database/database'
import { createTestDatabase, DIALECTS, type TestDatabase } from '@site/service/testing/test-database'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { insertArticle } from '../articles/article-repository.ts'
import { migrations } from '../migrations/index.ts'
import { buildArticle } from '../testing/build-article.ts'
import { startTestContent } from '../testing/start-test-content.ts'
import { loadSeedArticles } from './load-articles.ts'
import { plantSeeds } from './plant-seeds.ts'

const clock = () => new Date('2026-11-21T10:00:00.000Z')

/** The articles that a new installation begins with. */
describe.each(DIALECTS)('the seeds on %s', (dialect) => {
  let database: TestDatabase

  beforeEach(async () => {
    database = await createTestDatabase(dialect, { migrations })
  })
  afterEach(() => database.drop())

  const plant = () => plantSeeds({ db: database.db, clock }, loadSeedArticles)
  const addOne = () =>
    inTransaction(database.db, (trx) =>
      insertArticle(trx, { title: 'Neuf', content: '<p>a</p>', imageUrl: null, createdAt: clock() })
    )

  it('are planted with their own ids, unchanged, and new articles follow', async () => {
    const seeds = await loadSeedArticles()
    expect(await plant()).toBe(seeds.length)
    const rows = await database.db.knex('articles').orderBy('id')
    expect(rows.map(({ id }) => id)).toEqual(seeds.map(({ id }) => id))
    expect(rows.map(({ content }) => content)).toEqual(seeds.map(({ content }) => content))
    expect(rows.map(({ created_at }) => toDate(created_at).toISOString())).toEqual(
      seeds.map(({ createdAt }) => createdAt)
    )
    expect(rows.find(({ id }) => id === 7)?.title).toMatch(/formation/i)
    expect(await addOne()).toBe(Math.max(...seeds.map(({ id }) => id)) + 1)
  })

  it('are planted once, also when all were deleted since', async () => {
    await plant()
    await database.db.knex('articles').delete()
    expect(await plant()).toBe(0)
    expect(await database.db.knex('articles')).toEqual([])
  })

  it('leave a database alone that has an article, for good', async () => {
    const id = await addOne()
    expect(await plant()).toBe(0)
    await database.db.knex('articles').where({ id }).delete()
    expect(await plant()).toBe(0)
  })

  it('are planted by one of several replicas that start at once', async () => {
    const planted = await Promise.all([plant(), plant(), plant()])
    const seeds = await loadSeedArticles()
    expect(planted.sort((a, b) => a - b)).toEqual([0, 0, seeds.length])
    expect(await database.db.knex('articles')).toHaveLength(seeds.length)
  })
})

it.each(DIALECTS)('a service starts with the seeds on %s, unless told not to', async (dialect) => {
  const content = await startTestContent(dialect, { env: { SEED: 'on' } })
  const articles: Article[] = articleListSchema.parse((await content.get('/api/blog')).body)
  expect(articles).toHaveLength((await loadSeedArticles()).length)
  expect(articles[0]?.isPinned).toBe(true)
  const { body } = await content.send('POST', '/api/blog', buildArticle())
  expect(body.id).toBe(articles.length + 1)
  await content.stop()
  const bare = await startTestContent(dialect)
  expect((await bare.get('/api/blog')).body).toEqual([])
  await bare.stop()
})
