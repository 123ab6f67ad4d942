import { type Article, articleSchema } from '@site/contracts/articles/article'
import { toDatabaseDate } from '@site/service/database/database'
import { migrate } from '@site/service/database/migrate'
import { TEST_CODE } from '@site/service/testing/start-test-service'
import { createTestDatabase, DIALECTS } from '@site/service/testing/test-database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrations } from '../migrations/index.ts'
import { buildArticle } from '../testing/build-article.ts'
import { startTestContent, type TestContent } from '../testing/start-test-content.ts'
import { createTestWriter } from '../testing/test-writer.ts'
import { listArticles } from './article-repository.ts'

/** How an article was made, and who has read it over (ARTICLE-11, MANAGE-17). */
describe.each(DIALECTS)('how articles were made, on %s', (dialect) => {
  let now = new Date('2026-11-21T10:00:00.000Z')
  let content: TestContent

  beforeAll(async () => {
    const writer = { ...createTestWriter(), origin: { writer: 'model', model: 'mistral-small' } as const }
    content = await startTestContent(dialect, { clock: () => now, writer })
  })
  afterAll(() => content.stop())

  const generate = async (): Promise<Article> => {
    const body = { adminCode: TEST_CODE }
    const answer = await content.send('POST', '/api/admin/generate-test-article', body)
    return articleSchema.parse(answer.body.article)
  }
  const read = async (id: number): Promise<Article> => (await content.get(`/api/blog/${id}`)).body
  const review = (id: number, body: Record<string, unknown> = {}) =>
    content.send('PATCH', `/api/blog/${id}/review`, { adminCode: TEST_CODE, ...body })
  const auditOf = async (id: number) =>
    (await content.db.knex('audit_entries').where({ subject_id: id }).orderBy('id')).map(
      ({ action }) => action
    )

  it('says that a person wrote what was posted, and leaves it to search engines', async () => {
    const { body } = await content.send('POST', '/api/blog', buildArticle())
    expect(body.origin).toEqual({ writer: 'person' })
    expect(body).not.toHaveProperty('noindex')
    expect(await read(body.id)).toEqual(body)
  })

  it('says which model wrote, and keeps it from search engines until a person has read it over', async () => {
    const article = await generate()
    expect(article).toMatchObject({ origin: { writer: 'model', model: 'mistral-small' }, noindex: true })
    expect(await read(article.id)).toEqual(article)

    now = new Date(now.getTime() + 60_000)
    const { status, body } = await review(article.id, { reviewer: '  Camille Astier ' })
    expect(status).toBe(200)
    expect(body.message).toBe('Article marqué comme relu')
    const { noindex, ...indexed } = article
    expect(noindex).toBe(true)
    expect(body.article).toEqual({ ...indexed, review: { at: now.toISOString(), by: 'Camille Astier' } })
    expect(await read(article.id)).toEqual(body.article)

    const back = await review(article.id, { reviewed: false })
    expect(back.body).toEqual({ article, message: 'Relecture annulée' })
    expect(await read(article.id)).toEqual(article)
    expect(await auditOf(article.id)).toEqual([
      'test-article-generated',
      'article-reviewed',
      'article-unreviewed'
    ])
  })

  it('takes a review without a name, and refuses one that is none', async () => {
    const { id } = await generate()
    expect((await review(id)).body.article.review).toEqual({ at: now.toISOString() })
    expect((await review(id, { reviewer: 'x'.repeat(81) })).body.message).toBe(
      'Le nom ne peut pas dépasser 80 caractères.'
    )
    expect((await review(id, { reviewed: 'non' })).status).toBe(422)
    expect((await review(id, { adminCode: 'faux' })).status).toBe(401)
    expect((await review(999_999)).status).toBe(404)
  })

  it('keeps the origin through an edit, and says when it was; a pin is none', async () => {
    const { id, origin } = await generate()
    now = new Date(now.getTime() + 60_000)
    await content.send('PATCH', `/api/blog/${id}/pin`, { adminCode: TEST_CODE })
    expect(await read(id)).not.toHaveProperty('editedAt')
    const { body } = await content.send('PUT', `/api/blog/${id}`, buildArticle({ title: 'Mieux' }))
    expect(body).toMatchObject({ title: 'Mieux', origin, editedAt: now.toISOString(), noindex: true })
    expect(await read(id)).toEqual(body)
  })

  it('leaves unreviewed articles to search engines where that is wanted', async () => {
    const { id } = await generate()
    const open = await content.addReplica({ env: { NOINDEX_UNREVIEWED: 'off' } })
    expect((await open.get(`/api/blog/${id}`)).body).not.toHaveProperty('noindex')
  })
})

it.each(DIALECTS)('marks generated and edited articles of earlier releases, on %s', async (dialect) => {
  const before = migrations.slice(
    0,
    migrations.findIndex(({ name }) => name.startsWith('content-0005'))
  )
  const { db, drop } = await createTestDatabase(dialect, { migrations: before })
  try {
    const at = (day: number) => toDatabaseDate(new Date(Date.UTC(2026, 10, day)))
    for (const id of [1, 2])
      await db.knex('articles').insert({
        id,
        title: `Titre ${id}`,
        content: '<p>x</p>',
        is_pinned: false,
        created_at: at(1),
        updated_at: at(9)
      })
    await db.knex('article_runs').insert({
      kind: 'daily',
      planned_date: '2026-11-01',
      state: 'succeeded',
      attempts: 1,
      claim: 'x',
      lease_until: at(1),
      started_at: at(1),
      article_id: 2
    })
    for (const [day, action] of [
      [3, 'article-updated'],
      [5, 'article-updated'],
      [9, 'article-pinned']
    ] as const)
      await db.knex('audit_entries').insert({ at: at(day), action, subject_id: 2, address: '::1' })
    await migrate(db, migrations)
    const articles = await listArticles(db.knex)
    expect(articles.map(({ id, origin, editedAt }) => [id, origin.writer, editedAt?.toISOString()])).toEqual([
      [2, 'program', '2026-11-05T00:00:00.000Z'],
      [1, 'person', undefined]
    ])
  } finally {
    await drop()
  }
})
