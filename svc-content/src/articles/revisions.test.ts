import { toDatabaseDate } from '@site/service/database/database'
import { migrate } from '@site/service/database/migrate'
import { TEST_CODE } from '@site/service/testing/start-test-service'
import { createTestDatabase, DIALECTS } from '@site/service/testing/test-database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrations } from '../migrations/index.ts'
import { articlesTable } from '../tables/tables.ts'
import { buildArticle } from '../testing/build-article.ts'
import { startTestContent, type TestContent } from '../testing/start-test-content.ts'
import { createTestWriter } from '../testing/test-writer.ts'
import { listArticles } from './article-repository.ts'
import { describeMissing } from './describe-text.ts'
import { listRevisions, readRevision } from './revision-repository.ts'

/** Every published text is kept as a revision, and nobody replaces one that they have not seen. */
describe.each(DIALECTS)('published texts on %s', (dialect) => {
  let now = new Date('2026-11-21T10:00:00.000Z')
  let content: TestContent

  beforeAll(async () => {
    content = await startTestContent(dialect, { clock: () => now, writer: createTestWriter() })
  })
  afterAll(() => content.stop())

  const create = async (changes = {}): Promise<number> =>
    (await content.send('POST', '/api/blog', buildArticle(changes))).body.id
  const put = (id: number, changes: Record<string, unknown>, headers = {}) =>
    content.send('PUT', `/api/blog/${id}`, buildArticle(changes), headers)
  const tagOf = async (id: number) => (await content.get(`/api/blog/${id}`)).headers.get('etag') ?? ''
  const numbersOf = async (id: number) =>
    (await listRevisions(content.db.knex, id)).map(({ number, title }) => `${number} ${title}`)

  it('DRAFT-1 become a revision each, whoever publishes them', async () => {
    const id = await create({ title: 'Un' })
    now = new Date(now.getTime() + 60_000)
    await put(id, { title: 'Deux', content: '<p>b</p>' })
    expect(await numbersOf(id)).toEqual(['2 Deux', '1 Un'])
    expect(await readRevision(content.db.knex, id, 2)).toEqual({
      articleId: id,
      number: 2,
      at: now,
      by: null,
      title: 'Deux',
      content: '<p>b</p>',
      imageUrl: '/images/tri.webp',
      origin: { writer: 'person' }
    })
    const generated = await content.send('POST', '/api/admin/generate-test-article', { adminCode: TEST_CODE })
    const { id: other, title } = generated.body.article
    expect(await numbersOf(other)).toEqual([`1 ${title}`])
  })

  it('MANAGE-34 are not replaced by who edited an older one: both texts come back', async () => {
    const id = await create({ title: 'Avant' })
    const tag = await tagOf(id)
    expect((await put(id, { title: 'Entre' }, { 'If-Match': tag })).status).toBe(200)
    const refused = await put(id, { title: 'Après' }, { 'If-Match': tag })
    expect([refused.status, refused.body.code]).toEqual([409, 'article-changed'])
    expect(refused.body.conflict).toMatchObject({
      current: { title: 'Entre', revision: 2, at: now.toISOString(), by: null },
      sent: { title: 'Après', content: '<p>Une boîte partagée, <strong>trois</strong> règles.</p>' }
    })
    expect((await content.get(`/api/blog/${id}`)).body.title).toBe('Entre')
    const again = await put(id, { title: 'Après' }, { 'If-Match': refused.body.conflict.current.etag })
    expect(again.body.title).toBe('Après')
    expect(await numbersOf(id)).toEqual(['3 Après', '2 Entre', '1 Avant'])
  })

  it('MANAGE-34 may be replaced after a pin, by a weak tag, by any tag of several, and without any', async () => {
    const id = await create()
    const tag = await tagOf(id)
    await content.send('PATCH', `/api/blog/${id}/pin`, { adminCode: TEST_CODE })
    expect(await tagOf(id)).not.toBe(tag)
    expect((await put(id, {}, { 'If-Match': `"autre", W/${tag}` })).status).toBe(200)
    expect((await put(id, {}, { 'If-Match': '*' })).status).toBe(200)
    expect((await put(id, {})).status).toBe(200)
    expect((await put(id, {}, { 'If-Match': '"autre"' })).status).toBe(409)
  })

  it('DRAFT-1 that a release without revisions wrote become one before they are replaced', async () => {
    const id = await create({ title: 'Un' })
    await articlesTable(content.db.knex).where({ id }).update({ title: 'Sans révision' })
    await put(id, { title: 'Trois' })
    expect(await numbersOf(id)).toEqual(['3 Trois', '2 Sans révision', '1 Un'])
  })

  it('go with their article when it is deleted', async () => {
    const id = await create()
    await content.send('DELETE', `/api/blog/${id}`, { adminCode: TEST_CODE })
    expect(await numbersOf(id)).toEqual([])
  })
})

it.each(DIALECTS)('DRAFT-1 articles of earlier releases become revision 1, on %s', async (dialect) => {
  const before = migrations.slice(
    0,
    migrations.findIndex(({ name }) => name.startsWith('content-0007'))
  )
  const { db, drop } = await createTestDatabase(dialect, { migrations: before })
  try {
    const at = (day: number) => toDatabaseDate(new Date(Date.UTC(2026, 10, day)))
    for (const id of [1, 2])
      await db.knex('articles').insert({
        id,
        title: `Été ${id}`,
        content: '<p>Un <b>mot</b></p>',
        image_url: id === 1 ? '/i.webp' : null,
        created_at: at(1),
        updated_at: at(9),
        edited_at: id === 2 ? at(5) : null,
        writer: 'model',
        model: 'mistral-small'
      })
    await migrate(db, migrations)
    const origin = { writer: 'model', model: 'mistral-small' }
    const text = { content: '<p>Un <b>mot</b></p>', by: null, number: 1, origin }
    expect(await readRevision(db.knex, 1, 1)).toEqual({
      ...text,
      articleId: 1,
      title: 'Été 1',
      imageUrl: '/i.webp',
      at: at(1)
    })
    expect(await readRevision(db.knex, 2, 1)).toEqual({
      ...text,
      articleId: 2,
      title: 'Été 2',
      imageUrl: null,
      at: at(5)
    })
    expect((await listArticles(db.knex)).map(({ state, revision }) => [state, revision])).toEqual([
      ['published', 1],
      ['published', 1]
    ])
    expect(await describeMissing(db)).toBe(2)
    expect(await describeMissing(db)).toBe(0)
    expect(await articlesTable(db.knex).where({ id: 1 }).select('excerpt', 'search_text').first()).toEqual({
      excerpt: 'Un mot',
      search_text: 'ete 1 un mot'
    })
  } finally {
    await drop()
  }
})
