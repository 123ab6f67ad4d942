import { type Article, articleListSchema, articleSchema } from '@site/contracts/articles/article'
import { cardsPageSchema, readingSchema } from '@site/contracts/articles/article-card'
import { type SiteEvent, siteEventSchema } from '@site/contracts/events/events'
import { auditListSchema } from '@site/contracts/operations/audit'
import { TEST_CODE } from '@site/service/testing/start-test-service'
import { DIALECTS, eventually } from '@site/service/testing/test-database'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildArticle } from '../testing/build-article.ts'
import { startTestContent, type TestContent } from '../testing/start-test-content.ts'
import { insertArticle } from './article-repository.ts'

const REFUSED = { message: 'Code administrateur incorrect.', code: 'admin-code-refused' }
const MISSING = { message: 'Article non trouvé', code: 'article-not-found' }

/** /api/blog: what readers get, and each change with its audit entry and its event. */
describe.each(DIALECTS)('the blog on %s', (dialect) => {
  let now = new Date('2026-11-21T10:00:00.000Z')
  let content: TestContent
  const received: SiteEvent[] = []

  beforeAll(async () => {
    content = await startTestContent(dialect, { clock: () => now })
    await content.bus.watch(['site.article-changed'], (event) => void received.push(event))
  })
  afterAll(() => content.stop())
  beforeEach(async () => {
    for (const { id } of await list())
      await content.send('DELETE', `/api/blog/${id}`, { adminCode: TEST_CODE })
    await content.db.knex('outbox').delete()
    await content.db.knex('audit_entries').delete()
  })

  const list = async (): Promise<Article[]> => (await content.get('/api/blog')).body
  const create = async (changes: Record<string, unknown> = {}): Promise<Article> => {
    const { status, body } = await content.send('POST', '/api/blog', buildArticle(changes))
    expect(status).toBe(201)
    return articleSchema.parse(body)
  }
  const changesOf = async (id: number): Promise<unknown[]> =>
    (await content.db.knex('outbox').select('event').orderBy('seq'))
      .map(({ event }) => siteEventSchema.parse(JSON.parse(event)))
      .filter(({ subject }) => subject === `articles/${id}`)
      .map(({ data }) => data)
  const auditOf = async (id: number) =>
    (await content.db.knex('audit_entries').where({ subject_id: id }).orderBy('id')).map(
      ({ action }) => action
    )

  it('API-3 ADMIN-10 publishes an article: answer, list, event and audit', async () => {
    const headers = { 'X-Forwarded-For': '203.0.113.9' }
    const {
      status,
      body,
      headers: answered
    } = await content.send('POST', '/api/blog', buildArticle(), headers)
    expect(status).toBe(201)
    expect(body).toEqual({
      id: expect.any(Number),
      title: 'Automatiser le tri des e-mails',
      content: '<p>Une boîte partagée, <strong>trois</strong> règles.</p>',
      imageUrl: '/images/tri.webp',
      createdAt: now.toISOString(),
      isPinned: false,
      origin: { writer: 'person' }
    })
    expect(answered.get('location')).toBe(`/api/blog/${body.id}`)
    expect(await list()).toEqual([body])
    expect((await content.get(`/api/blog/${body.id}`)).body).toEqual(body)
    expect(await changesOf(body.id)).toEqual([{ articleId: body.id, change: 'created' }])
    await eventually('the bus carries it', () =>
      received.some(({ subject }) => subject === `articles/${body.id}`)
    )
    const audit = await content.get('/api/admin/audit', { 'X-Admin-Code': encodeURIComponent(TEST_CODE) })
    expect(auditListSchema.parse(audit.body)).toEqual([
      {
        id: expect.any(Number),
        at: now.toISOString(),
        action: 'article-created',
        subjectId: body.id,
        from: '203.0.113.9'
      }
    ])
  })

  it('API-1 lists pinned articles first, then the newest, then the higher id', async () => {
    const first = await create()
    const twin = await create()
    now = new Date(now.getTime() + 1)
    const newest = await create()
    await content.send('PATCH', `/api/blog/${first.id}/pin`, { adminCode: TEST_CODE })
    expect(articleListSchema.parse(await list()).map(({ id }) => id)).toEqual([first.id, newest.id, twin.id])
  })

  it('answers 304 until an article changes', async () => {
    const article = await create()
    for (const path of ['/api/blog', `/api/blog/${article.id}`]) {
      const etag = (await content.get(path)).headers.get('etag') ?? ''
      const ifNoneMatch = { 'If-None-Match': `"other", W/${etag}` }
      expect((await content.get(path, ifNoneMatch)).status).toBe(304)
      await content.send('PATCH', `/api/blog/${article.id}/pin`, { adminCode: TEST_CODE })
      expect((await content.get(path, ifNoneMatch)).status).toBe(200)
    }
  })

  it('API-2 gives the list in pages to clients that ask for pages', async () => {
    const articles = [await create(), await create(), await create()].reverse()
    const first = await content.get('/api/blog?limit=2')
    expect(first.body).toEqual(articles.slice(0, 2))
    expect(first.headers.get('x-total-count')).toBe('3')
    const second = await content.get(`/api/blog?limit=2&cursor=${first.headers.get('x-next-cursor')}`)
    expect(second.body).toEqual(articles.slice(2))
    expect(second.headers.get('x-next-cursor')).toBeNull()
    expect((await content.get('/api/blog?limit=0')).status).toBe(422)
    expect((await content.get('/api/blog?limit=1&limit=2')).status).toBe(400)
    expect((await content.get('/api/blog?cursor=x')).status).toBe(400)
    expect((await content.get('/api/blog?utm_source=a')).body).toEqual(articles)
  })

  it('gives pages what they show: cards without texts, one article with its neighbours, each with the list’s tag', async () => {
    const articles: Article[] = []
    for (let number = 1; number <= 26; number += 1)
      articles.unshift(await create({ title: `RAG ${number}`, content: `<p>${'Un mot. '.repeat(30)}</p>` }))
    const etag = (await content.get('/api/blog')).headers.get('etag')
    const first = cardsPageSchema.strict().parse((await content.get('/api/blog/cards')).body)
    expect(first).toMatchObject({ etag, total: 26, page: 1, pages: 2 })
    expect(first.articles.map(({ id }) => id)).toEqual(articles.slice(0, 24).map(({ id }) => id))
    expect(first.articles[0]?.excerpt).toMatch(/^(Un mot\. ){18}Un mot…$/)
    const second = await content.get('/api/blog/cards?page=2')
    expect(second.body.articles).toHaveLength(2)
    const reading = readingSchema.parse((await content.get(`/api/blog/${articles[3]?.id}/reading`)).body)
    expect(reading).toMatchObject({ etag, total: 26, article: articles[3] })
    expect(reading.related.map(({ id }) => id)).toEqual(articles.slice(0, 3).map(({ id }) => id))
    expect((await content.get('/api/blog/cards?page=3')).status).toBe(404)
    expect((await content.get('/api/blog/cards?page=0')).status).toBe(422)
    expect((await content.get('/api/blog/999999/reading')).body).toEqual(MISSING)
    const ifNoneMatch = { 'If-None-Match': second.headers.get('etag') ?? '' }
    expect((await content.get('/api/blog/cards?page=2', ifNoneMatch)).status).toBe(304)
  })

  it('API-17 gives the cards of the articles that are asked for by number, but for those there are not', async () => {
    const [first, , third] = [await create(), await create(), await create()]
    const some = cardsPageSchema.parse(
      (await content.get(`/api/blog/cards?ids=${first?.id},999999,${third?.id}`)).body
    )
    expect(some).toMatchObject({ total: 3, page: 1, pages: 1 })
    expect(some.articles.map(({ id }) => id)).toEqual([third?.id, first?.id])
    expect((await content.get('/api/blog/cards?ids=999999')).body.articles).toEqual([])
    for (const wrong of ['', '0', 'x', '1,', '1,,2', '1;2', Array(25).fill(1).join()])
      expect((await content.get(`/api/blog/cards?ids=${wrong}`)).status, wrong).toBe(422)
  })

  it('BLOG-17 gives the cards of one subject, and names the subjects that have any', async () => {
    for (const title of ['Tarifs', 'Audit', 'Annulations']) await create({ title })
    const cards = async (query: string) =>
      cardsPageSchema.strict().parse((await content.get(`/api/blog/cards?${query}`)).body)
    const topics = ['methode', 'hotellerie']
    const found = await cards('topic=hotellerie')
    expect(found).toMatchObject({ total: 3, matching: 2, page: 1, pages: 1, topics })
    expect(found.articles.map(({ title }) => title)).toEqual(['Annulations', 'Tarifs'])
    expect(await cards('topic=donnees&page=1')).toMatchObject({ matching: 0, topics, articles: [] })
    expect((await content.get('/api/blog/cards?topic=donnees&page=2')).status).toBe(404)
    expect((await content.get('/api/blog/cards?topic=autre')).status).toBe(422)
  })

  it('shows at once what another replica wrote', async () => {
    const other = await content.addReplica()
    expect((await other.get('/api/blog')).body).toEqual([])
    const article = await create()
    expect((await other.get('/api/blog')).body).toEqual([article])
    await other.send('DELETE', `/api/blog/${article.id}`, { adminCode: TEST_CODE })
    expect(await list()).toEqual([])
  })

  it('shows each reader what was written before they asked, however many ask', async () => {
    for (let index = 1; index <= 10; index += 1) {
      const crowd = Array.from({ length: 5 }, () => list())
      const { id } = await create()
      const after = await Promise.all(Array.from({ length: 5 }, () => list()))
      expect(after.every((articles) => articles.some((article) => article.id === id))).toBe(true)
      await Promise.all(crowd)
    }
  })

  it.each(['abc', '0', '-1', '1.5', '999999999', '9999999999999', '%00'])(
    'does not know the article %s',
    async (id) => {
      for (const [method, path] of [
        ['PUT', ''],
        ['DELETE', ''],
        ['PATCH', '/pin']
      ]) {
        const answer = await content.send(method ?? '', `/api/blog/${id}${path}`, buildArticle())
        expect([answer.status, answer.body]).toEqual([404, MISSING])
      }
      const { status, body } = await content.get(`/api/blog/${id}`)
      expect([status, body]).toEqual([404, MISSING])
    }
  )

  it('API-11 asks for the code before it looks at the rest', async () => {
    const article = await create()
    const wrong = [undefined, '', 'faux', `${TEST_CODE} `, [TEST_CODE], { $ne: '' }, 0, null]
    for (const adminCode of wrong) {
      for (const [method, path] of [
        ['POST', ''],
        ['PUT', `/${article.id}`],
        ['DELETE', `/${article.id}`],
        ['PATCH', `/${article.id}/pin`],
        ['DELETE', '/999999999']
      ]) {
        const body = { title: '', content: '', adminCode }
        const answer = await content.send(method ?? '', `/api/blog${path}`, body)
        expect([answer.status, answer.body]).toEqual([401, REFUSED])
      }
    }
    expect((await content.send('POST', `/api/blog?adminCode=${TEST_CODE}`, 'null')).status).not.toBe(201)
    expect(await list()).toEqual([article])
  })

  it.each([
    [{ title: ' ' }, 'Le titre est obligatoire.'],
    [{ title: 'x'.repeat(201) }, 'Le titre ne peut pas dépasser 200 caractères.'],
    [{ content: undefined }, 'Le contenu est obligatoire.'],
    [{ content: '<p>&nbsp;</p>' }, 'Le contenu est obligatoire.'],
    [{ content: '<script>alert(1)</script>' }, 'Le contenu est obligatoire.'],
    [{ content: '<svg><path d="M0 0"/></svg>' }, 'Le contenu est obligatoire.'],
    [{ content: '<p>&#8203;\u00ad</p>' }, 'Le contenu est obligatoire.'],
    [{ content: '<iframe src="https://evil.example/"></iframe>' }, 'Le contenu est obligatoire.'],
    [{ content: 'é'.repeat(524_289) }, 'Le contenu ne peut pas dépasser 1 Mo.'],
    [
      { imageUrl: 'javascript:alert(1)' },
      'L’adresse de l’image doit être une adresse http(s) ou un chemin qui commence par /.'
    ]
  ])('API-16 refuses an article in French', async (changes, message) => {
    const { status, body } = await content.send('POST', '/api/blog', buildArticle(changes))
    expect([status, body.message]).toEqual([422, message])
    expect(await list()).toEqual([])
    expect(await content.db.knex('outbox')).toEqual([])
    expect(await content.db.knex('audit_entries')).toEqual([])
  })

  it('ARTICLE-9 stores what is left after cleaning', async () => {
    const article = await create({
      title: ' <b>Titre</b> 😀 ',
      content: '<p onclick="x()" class="lead evil">Bonjour 😀</p><script>alert(1)</script>',
      imageUrl: ''
    })
    expect(article).toMatchObject({
      title: '<b>Titre</b> 😀',
      content: '<p class="lead">Bonjour 😀</p>',
      imageUrl: null
    })
  })

  it('API-15 takes a megabyte of content and refuses two', async () => {
    const paragraph = `<p>${'é"\n'.repeat(1000)}</p>`
    const megabyte = paragraph.repeat(Math.floor(1_048_576 / Buffer.byteLength(paragraph)))
    const article = await create({ content: megabyte })
    expect((await list())[0]?.content).toBe(article.content)
    expect(article.content.length).toBeGreaterThan(700_000)
    const tooMuch = await content.send('POST', '/api/blog', buildArticle({ content: 'x'.repeat(2_200_000) }))
    expect(tooMuch.status).toBe(413)
  })

  it('API-3 revises an article and keeps its date and pin', async () => {
    const { id, createdAt } = await create()
    await content.send('PATCH', `/api/blog/${id}/pin`, { adminCode: TEST_CODE })
    now = new Date(now.getTime() + 60_000)
    const change = buildArticle({
      title: 'Autre',
      content: '<p>Neuf<script>x</script></p>',
      imageUrl: null
    })
    const { status, body } = await content.send('PUT', `/api/blog/${id}`, change)
    expect(status).toBe(200)
    expect(body).toEqual({
      id,
      title: 'Autre',
      content: '<p>Neuf</p>',
      imageUrl: null,
      createdAt,
      isPinned: true,
      origin: { writer: 'person' },
      editedAt: now.toISOString()
    })
    expect(await list()).toEqual([body])
    expect(await auditOf(id)).toEqual(['article-created', 'article-pinned', 'article-updated'])
    expect(await changesOf(id)).toContainEqual({ articleId: id, change: 'updated' })
    expect((await content.send('PUT', `/api/blog/${id}`, buildArticle({ title: '' }))).status).toBe(422)
    expect(await list()).toEqual([body])
  })

  it('API-5 pins and unpins, and says which', async () => {
    const article = await create()
    const pin = () => content.send('PATCH', `/api/blog/${article.id}/pin`, { adminCode: TEST_CODE })
    expect((await pin()).body).toEqual({
      article: { ...article, isPinned: true },
      message: 'Article épinglé'
    })
    expect((await pin()).body).toEqual({ article, message: 'Article désépinglé' })
    expect(await auditOf(article.id)).toEqual(['article-created', 'article-pinned', 'article-unpinned'])
    expect((await changesOf(article.id)).slice(1)).toEqual([
      { articleId: article.id, change: 'pinned' },
      { articleId: article.id, change: 'unpinned' }
    ])
  })

  it('API-4 ADMIN-24 deletes an article once, and writes down what it was called', async () => {
    const { id } = await create({ title: 'Supprimé ensuite' })
    const remove = () => content.send('DELETE', `/api/blog/${id}`, { adminCode: TEST_CODE })
    expect((await remove()).body).toEqual({ message: 'Article supprimé' })
    expect((await remove()).status).toBe(404)
    expect(await list()).toEqual([])
    expect(await auditOf(id)).toEqual(['article-created', 'article-deleted'])
    const audit = await content.get('/api/admin/audit', { 'X-Admin-Code': encodeURIComponent(TEST_CODE) })
    expect(auditListSchema.parse(audit.body)[0]).toMatchObject({ subjectId: id, subject: 'Supprimé ensuite' })
    expect((await changesOf(id)).at(-1)).toEqual({ articleId: id, change: 'deleted' })
  })

  it('counts every pin of a crowd', async () => {
    const { id } = await create()
    const pins = Array.from({ length: 9 }, () =>
      content.send('PATCH', `/api/blog/${id}/pin`, { adminCode: TEST_CODE })
    )
    expect((await Promise.all(pins)).map(({ status }) => status)).toEqual(Array(9).fill(200))
    expect((await list())[0]?.isPinned).toBe(true)
    expect(await changesOf(id)).toHaveLength(10)
  })

  it('EVENT-2 writes nothing when the event cannot be written', async () => {
    await content.db.knex.schema.renameTable('outbox', 'outbox_away')
    const { status } = await content.send('POST', '/api/blog', buildArticle())
    await content.db.knex.schema.renameTable('outbox_away', 'outbox')
    expect(status).toBe(500)
    expect(await content.db.knex('articles')).toEqual([])
    expect(await content.db.knex('audit_entries')).toEqual([])
  })

  it('shows the audit only to whoever knows the code', async () => {
    for (const query of ['', '?adminCode=faux', '?adminCode=a&adminCode=b']) {
      const { status, body } = await content.get(`/api/admin/audit${query}`)
      expect([status, body]).toEqual([401, REFUSED])
    }
    await create()
    await create()
    const { body } = await content.get(`/api/admin/audit?adminCode=${encodeURIComponent(TEST_CODE)}&limit=1`)
    expect(body).toHaveLength(1)
  })

  it('SAFE-3 never logs the code, nor keeps it', async () => {
    await create()
    await content.send('POST', '/api/blog', `{"adminCode":"${TEST_CODE}"`)
    await content.send('POST', '/api/blog', buildArticle({ title: '' }))
    await content.get(`/api/admin/audit?adminCode=${encodeURIComponent(TEST_CODE)}`)
    const kept = JSON.stringify([await content.db.knex('audit_entries'), await content.db.knex('outbox')])
    for (const text of [content.logText(), kept]) {
      expect(text).not.toContain(TEST_CODE)
      expect(text).not.toContain(encodeURIComponent(TEST_CODE))
    }
    expect(content.logText()).toContain('/api/blog')
  })

  it('API-9 serves articles that were stored otherwise, with the contract still held', async () => {
    const id = await insertArticle(content.db.knex, {
      title: 'Ancien',
      content: '<p>a</p>',
      imageUrl: null,
      createdAt: new Date('2020-02-29T23:59:59.999Z')
    })
    await create()
    expect(articleListSchema.parse(await list()).at(-1)).toMatchObject({
      id,
      createdAt: '2020-02-29T23:59:59.999Z'
    })
  })
})
