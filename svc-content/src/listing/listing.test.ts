import { TEST_CODE } from '@site/service/testing/start-test-service'
import { DIALECTS } from '@site/service/testing/test-database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildArticle } from '../testing/build-article.ts'
import { startTestContent, type TestContent } from '../testing/start-test-content.ts'
import { createTestWriter } from '../testing/test-writer.ts'

const CODE = { 'X-Admin-Code': encodeURIComponent(TEST_CODE) }

/** The articles as the administration lists them. */
describe.each(DIALECTS)('the list of the administration on %s', (dialect) => {
  let now = new Date('2026-11-21T10:00:00.000Z')
  let content: TestContent
  const ids: Record<string, number> = {}

  beforeAll(async () => {
    content = await startTestContent(dialect, { clock: () => now, writer: createTestWriter() })
    const create = async (title: string, text: string) => {
      now = new Date(now.getTime() + 1000)
      const { body } = await content.send('POST', '/api/blog', buildArticle({ title, content: text }))
      ids[title] = body.id
    }
    const send = (method: string, path: string, body: Record<string, unknown> = {}) =>
      content.send(method, path, { adminCode: TEST_CODE, ...body })
    await create('Épinglé', '<p>Le cœur du sujet</p>')
    await send('PATCH', `/api/blog/${ids.Épinglé}/pin`)
    await send('PATCH', `/api/blog/${ids.Épinglé}/review`, { reviewer: 'Camille Astier' })
    await create('Retiré', '<p>100 % des strong</p>')
    await send('POST', `/api/admin/articles/${ids.Retiré}/withdraw`)
    await create('Publié', `<p><strong>Été</strong> comme hiver_ ${'mot '.repeat(60)}</p>`)
    const { id: newer, version } = (await send('POST', '/api/admin/drafts', { articleId: ids.Publié })).body
    await send('POST', `/api/admin/drafts/${newer}/schedule`, { version, at: '2026-12-25T08:00' })
    const text = { title: 'Brouillon', content: '<p>Pas encore</p>', imageUrl: '/b.webp' }
    const draft = (await send('POST', '/api/admin/drafts', { text })).body
    ids.Brouillon = draft.articleId
    await send('PUT', `/api/admin/drafts/${draft.id}`, {
      ...text,
      version: 1,
      content: '<p>Presque fini</p>'
    })
    const planned = (await send('POST', '/api/admin/drafts', { text: { ...text, title: 'Prévu' } })).body
    ids.Prévu = planned.articleId
    await send('POST', `/api/admin/drafts/${planned.id}/schedule`, { version: 1, at: '2026-12-24T08:00' })
    now = new Date(now.getTime() + 1000)
    const generated = await send('POST', '/api/admin/generate-test-article')
    ids[generated.body.article.title] = generated.body.article.id
  })
  afterAll(() => content.stop())

  const list = async (query = '') => (await content.get(`/api/admin/articles${query}`, CODE)).body
  const titles = async (query = ''): Promise<string[]> =>
    (await list(query)).articles.map(({ title }: { title: string }) => title)

  it('DRAFT-14 holds articles of every state, pinned first, with what is written and scheduled, without texts', async () => {
    const { total, page, pages, states, articles } = await list()
    expect({ total, page, pages }).toEqual({ total: 6, page: 1, pages: 1 })
    expect(states).toEqual({ draft: 1, scheduled: 1, published: 3, withdrawn: 1 })
    expect(articles.map(({ title, state }: Record<string, string>) => `${title}: ${state}`)).toEqual([
      'Épinglé: published',
      'Article n° 1: published',
      'Prévu: scheduled',
      'Brouillon: draft',
      'Publié: published',
      'Retiré: withdrawn'
    ])
    expect(articles[0]).toMatchObject({ review: { by: 'Camille Astier' }, draft: null, schedule: null })
    expect(articles[2]).toMatchObject({
      imageUrl: '/b.webp',
      revision: 0,
      draft: { version: 1, savedBy: null },
      schedule: { at: '2026-12-24T08:00', publishAt: '2026-12-24T07:00:00.000Z' }
    })
    expect(articles[3]).toMatchObject({ excerpt: 'Presque fini', draft: { version: 2 } })
    expect(articles[4].excerpt).toMatch(/^Été comme hiver_ (mot )+m?o?t?…$/)
    expect(JSON.stringify(articles)).not.toContain('<p>')
    expect(articles.map(({ noindex }: { noindex?: true }) => noindex)).toEqual([
      undefined,
      true,
      undefined,
      undefined,
      undefined,
      undefined
    ])
  })

  it('DRAFT-14 says how many articles there are in each state, whatever was asked for', async () => {
    expect(await list('?search=rien+de+tel')).toEqual({
      total: 0,
      page: 1,
      pages: 1,
      states: { draft: 1, scheduled: 1, published: 3, withdrawn: 1 },
      articles: []
    })
  })

  it.each([
    ['?state=published', ['Épinglé', 'Article n° 1', 'Publié']],
    ['?state=draft', ['Brouillon']],
    ['?state=scheduled', ['Prévu']],
    ['?state=withdrawn', ['Retiré']],
    ['?automatic=yes', ['Article n° 1']],
    ['?automatic=no&state=published', ['Épinglé', 'Publié']],
    ['?pinned=yes', ['Épinglé']],
    ['?pinned=no&state=published', ['Article n° 1', 'Publié']],
    ['?reviewed=yes', ['Épinglé']],
    ['?drafted=yes', ['Prévu', 'Brouillon', 'Publié']],
    ['?planned=yes', ['Prévu', 'Publié']],
    ['?planned=yes&state=published', ['Publié']],
    ['?reviewed=no&state=published&automatic=yes', ['Article n° 1']],
    ['?search=ÉTÉ+hiver', ['Publié']],
    ['?search=coeur', ['Épinglé']],
    ['?search=strong', ['Retiré']],
    ['?search=100+%25', ['Retiré']],
    ['?search=hiver_', ['Publié']],
    ['?search=%21', []],
    ['?search=presque', ['Brouillon']],
    ['?search=epingle&within=title', ['Épinglé']],
    ['?search=coeur&within=title', []],
    ['?search=é&within=title&state=scheduled', ['Prévu']],
    ['?search=+', ['Épinglé', 'Article n° 1', 'Prévu', 'Brouillon', 'Publié', 'Retiré']]
  ])('DRAFT-14 %s finds %j', async (query, expected) => {
    expect(await titles(query)).toEqual(expected)
  })

  it.each([
    ['?sort=date-desc', ['Article n° 1', 'Prévu', 'Brouillon', 'Publié', 'Retiré', 'Épinglé']],
    ['?sort=date-asc', ['Épinglé', 'Retiré', 'Publié', 'Brouillon', 'Prévu', 'Article n° 1']],
    ['?sort=title-asc', ['Article n° 1', 'Brouillon', 'Épinglé', 'Prévu', 'Publié', 'Retiré']],
    ['?sort=title-desc&state=published', ['Publié', 'Épinglé', 'Article n° 1']],
    ['?sort=changed-desc&reviewed=yes', ['Épinglé']],
    ['?sort=relevance&search=strong', ['Retiré']],
    ['?sort=relevance', ['Épinglé', 'Article n° 1', 'Prévu', 'Brouillon', 'Publié', 'Retiré']],
    ['?from=2026-11-21&to=2026-11-21&sort=title-asc&state=draft', ['Brouillon']],
    ['?from=2026-11-22', []],
    ['?to=2026-11-20', []],
    ['?from=2026-11-30&to=2026-11-01', []]
  ])('DRAFT-22 %s lists %j', async (query, expected) => {
    expect(await titles(query)).toEqual(expected)
  })

  it('DRAFT-22 a period is of whole days in Paris', async () => {
    const at = (now: string) =>
      content.db
        .knex('articles')
        .where({ id: ids.Retiré })
        .update({ created_at: new Date(now) })
    const { created_at } = await content.db.knex('articles').where({ id: ids.Retiré }).first()
    await at('2026-03-31T21:59:59.000Z')
    expect(await titles('?from=2026-03-01&to=2026-03-31')).toEqual(['Retiré'])
    await at('2026-03-31T22:00:00.000Z')
    expect(await titles('?from=2026-03-01&to=2026-03-31')).toEqual([])
    expect(await titles('?from=2026-04-01&to=2026-04-01')).toEqual(['Retiré'])
    await content.db.knex('articles').where({ id: ids.Retiré }).update({ created_at })
  })

  it('DRAFT-22 what is written of an article is its last change', async () => {
    const [first] = (await list('?sort=changed-desc')).articles
    expect(first.title).not.toBe('Publié')
    const { draft } = (await list('?search=hiver_')).articles[0]
    now = new Date(now.getTime() + 60_000)
    const text = { title: 'Publié', content: '<p>Autre</p>', imageUrl: null, adminCode: TEST_CODE }
    await content.send('PUT', `/api/admin/drafts/${draft.id}`, { ...text, version: draft.version })
    expect((await list('?sort=changed-desc')).articles[0]).toMatchObject({
      title: 'Publié',
      changedAt: now.toISOString()
    })
    expect((await titles('?sort=changed-asc')).at(-1)).toBe('Publié')
  })

  it('DRAFT-21 says where the words stand, in titles and in the texts of every state', async () => {
    const foundBy = async (search: string) => (await list(`?search=${search}`)).articles[0].found
    expect(await foundBy('coeur')).toEqual({
      title: null,
      passage: [
        { text: 'Le ', isFound: false },
        { text: 'cœur', isFound: true },
        { text: ' du sujet', isFound: false }
      ]
    })
    expect(await foundBy('PRESQUE')).toMatchObject({ passage: [{ text: 'Presque', isFound: true }, {}] })
    expect(await foundBy('retire')).toEqual({ title: [{ text: 'Retiré', isFound: true }], passage: null })
    expect((await list()).articles[0]).not.toHaveProperty('found')
  })

  it('DRAFT-14 refuses pages that are not there, other filters, and who has no code', async () => {
    expect((await content.get('/api/admin/articles?page=2', CODE)).status).toBe(404)
    for (const asked of ['state=perdu', 'sort=longueur', 'from=2026-02-30', 'to=9999-12-31', 'from=mars'])
      expect((await content.get(`/api/admin/articles?${asked}`, CODE)).status, asked).toBe(422)
    expect((await content.get('/api/admin/articles')).status).toBe(401)
  })
})
