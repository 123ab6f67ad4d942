import { randomUUID } from 'node:crypto'
import { type Article, articleListSchema } from '@site/contracts/articles/article'
import { PRESENCE } from '@site/contracts/articles/draft'
import { siteEventSchema } from '@site/contracts/events/events'
import { TEST_CODE } from '@site/service/testing/start-test-service'
import { DIALECTS } from '@site/service/testing/test-database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { articleRevisionsTable } from '../tables/tables.ts'
import { buildArticle } from '../testing/build-article.ts'
import { buildCode } from '../testing/build-code.ts'
import { startTestContent, type TestContent } from '../testing/start-test-content.ts'

const CODE = { 'X-Admin-Code': encodeURIComponent(TEST_CODE) }
const TEXT = { title: 'Un brouillon', content: '<p>À suivre</p>', imageUrl: null }

/** What is written on the server before it is published. */
describe.each(DIALECTS)('drafts on %s', (dialect) => {
  let now = new Date('2026-11-21T10:00:00.000Z')
  let content: TestContent

  beforeAll(async () => {
    content = await startTestContent(dialect, { clock: () => now })
  })
  afterAll(() => content.stop())

  const pass = (ms: number) => {
    now = new Date(now.getTime() + ms)
  }
  const send = (method: string, path: string, body: Record<string, unknown> = {}) =>
    content.send(method, path, { adminCode: TEST_CODE, ...body })
  const get = (path: string) => content.get(path, CODE)
  const blog = async (): Promise<Article[]> => articleListSchema.parse((await content.get('/api/blog')).body)
  const publishedAs = async (id: number) => (await blog()).find((article) => article.id === id)
  const create = async (changes = {}): Promise<Article> =>
    (await content.send('POST', '/api/blog', buildArticle(changes))).body
  const begin = async (body: Record<string, unknown> = { text: TEXT }) => {
    const answer = await send('POST', '/api/admin/drafts', body)
    expect(answer.status).toBe(201)
    return answer.body
  }
  const save = (draft: { id: number; version: number }, changes: Record<string, unknown> = {}) =>
    send('PUT', `/api/admin/drafts/${draft.id}`, { version: draft.version, ...TEXT, ...changes })
  const auditOf = async (id: number): Promise<string[]> =>
    (await content.db.knex('audit_entries').where({ subject_id: id }).orderBy('id')).map(
      ({ action }) => action
    )
  const calledIn = async (action: string, id: number): Promise<string | undefined> =>
    (await content.db.knex('audit_entries').where({ action, subject_id: id }).first())?.subject
  const eventsOf = async (id: number): Promise<unknown[]> =>
    (await content.db.knex('outbox').select('event').orderBy('seq'))
      .map(({ event }) => siteEventSchema.parse(JSON.parse(event)))
      .filter(({ subject }) => subject === `articles/${id}`)
      .map(({ type, data }) => ('change' in data ? data.change : type))

  it('DRAFT-2 DRAFT-3 a draft of a new article is nowhere on the blog until it is published', async () => {
    const draft = await begin()
    expect(draft).toMatchObject({
      version: 1,
      baseRevision: 0,
      currentRevision: 0,
      articleState: 'draft',
      ...TEXT,
      createdBy: null,
      savedBy: null,
      savedAt: now.toISOString(),
      schedule: null,
      others: [],
      previews: []
    })
    const id = draft.articleId
    expect(await publishedAs(id)).toBeUndefined()
    for (const path of ['', '/reading'])
      expect((await content.get(`/api/blog/${id}${path}`)).status).toBe(404)
    expect((await content.send('PUT', `/api/blog/${id}`, buildArticle())).status).toBe(404)
    for (const path of ['/pin', '/review'])
      expect((await send('PATCH', `/api/blog/${id}${path}`)).status).toBe(404)
    expect(await eventsOf(id)).toEqual([])

    pass(60_000)
    const { status, body } = await send('POST', `/api/admin/drafts/${draft.id}/publish`, { version: 1 })
    expect(status).toBe(200)
    expect(body).toEqual({
      id,
      ...TEXT,
      createdAt: now.toISOString(),
      isPinned: false,
      origin: { writer: 'person' }
    })
    expect(await publishedAs(id)).toEqual(body)
    expect(await eventsOf(id)).toEqual(['created'])
    expect(await auditOf(id)).toEqual(['draft-created', 'draft-published'])
    expect((await get(`/api/admin/drafts/${draft.id}`)).status).toBe(404)
  })

  it('DRAFT-3 a draft of a published article changes nothing of it, and then becomes its next revision', async () => {
    const article = await create({ title: 'Publié' })
    const draft = await begin({ articleId: article.id })
    expect(draft).toMatchObject({ title: 'Publié', content: article.content, baseRevision: 1 })
    const saved = (await save(draft, { title: 'Mieux' })).body
    expect(saved).toMatchObject({ version: 2, title: 'Mieux' })
    expect(await publishedAs(article.id)).toEqual(article)
    pass(1000)
    const published = await send('POST', `/api/admin/drafts/${draft.id}/publish`, { version: 2 })
    expect(published.body).toMatchObject({
      title: 'Mieux',
      createdAt: article.createdAt,
      editedAt: now.toISOString()
    })
    expect(await eventsOf(article.id)).toEqual(['created', 'updated'])
    const revisions = await get(`/api/admin/articles/${article.id}/revisions`)
    expect(revisions.body).toMatchObject([
      { number: 2, title: 'Mieux', at: now.toISOString(), by: null, origin: { writer: 'person' } },
      { number: 1, title: 'Publié' }
    ])
    const first = await get(`/api/admin/articles/${article.id}/revisions/1`)
    expect(first.body).toEqual({ ...revisions.body[1], content: article.content })
    for (const path of [`${article.id}/revisions/3`, `${article.id}/revisions/x`, '99999/revisions'])
      expect((await get(`/api/admin/articles/${path}`)).status).toBe(404)
  })

  it('DRAFT-4 of two who save the same version one is refused, and gets both texts', async () => {
    const draft = await begin()
    const answers = await Promise.all([save(draft, { title: 'Le mien' }), save(draft, { title: 'Le tien' })])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const kept = answers.find(({ status }) => status === 200)?.body
    const refused = answers.find(({ status }) => status === 409)?.body
    const lost = kept.title === 'Le mien' ? 'Le tien' : 'Le mien'
    expect(refused).toMatchObject({
      code: 'draft-changed',
      conflict: {
        current: { title: kept.title, version: 2, draftId: draft.id, at: now.toISOString(), by: null },
        sent: { ...TEXT, title: lost }
      }
    })
    expect((await get(`/api/admin/drafts/${draft.id}`)).body.title).toBe(kept.title)
  })

  it('DRAFT-4 a save whose answer was lost can be sent again', async () => {
    const draft = await begin()
    expect((await save(draft, { title: 'Envoyé' })).body.version).toBe(2)
    expect((await save(draft, { title: 'Envoyé' })).body.version).toBe(2)
  })

  it('DRAFT-2 may lack a title or a content until it is published, is sanitised and held to the limits of articles', async () => {
    const draft = await begin({})
    expect(draft).toMatchObject({ title: '', content: '', imageUrl: null })
    const saved = await save(draft, { title: ' ', content: '<p onclick="a()">x</p><script>1</script>' })
    expect(saved.body).toMatchObject({ title: '', content: '<p>x</p>' })
    const refused = await send('POST', `/api/admin/drafts/${draft.id}/publish`, { version: 2 })
    expect([refused.status, refused.body.fields]).toEqual([422, { title: 'Le titre est obligatoire.' }])
    for (const [changes, message] of [
      [{ title: 'x'.repeat(201) }, 'Le titre ne peut pas dépasser 200 caractères.'],
      [{ content: 'é'.repeat(600_000) }, 'Le contenu ne peut pas dépasser 1 Mo.'],
      [
        { imageUrl: 'javascript:1' },
        'L’adresse de l’image doit être une adresse http(s) ou un chemin qui commence par /.'
      ],
      [{ version: 'un' }, 'La version est un nombre.']
    ] as const) {
      const answer = await save(saved.body, changes)
      expect([answer.status, answer.body.message]).toEqual([422, message])
    }
  })

  it('DRAFT-3 an article has one draft, which is not replaced by beginning another', async () => {
    const article = await create()
    const draft = await begin({ articleId: article.id })
    const again = await send('POST', '/api/admin/drafts', { articleId: article.id, text: TEXT })
    expect(again.status).toBe(409)
    expect(again.body).toMatchObject({
      code: 'draft-exists',
      conflict: { current: { draftId: draft.id, version: 1 }, sent: TEXT }
    })
    const answers = await Promise.all([1, 2, 3].map(() => create().then(({ id }) => id)))
    const racing = await Promise.all(
      [answers[0], answers[0], answers[0]].map((articleId) =>
        send('POST', '/api/admin/drafts', { articleId })
      )
    )
    expect(racing.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    expect((await send('POST', '/api/admin/drafts', { articleId: 99_999 })).status).toBe(404)
  })

  /** Begins a draft under a key, as often as its answer may be lost. */
  const beginOnce = (key: string, body: Record<string, unknown> = { text: TEXT }) =>
    content.send('POST', '/api/admin/drafts', { adminCode: TEST_CODE, ...body }, { 'Idempotency-Key': key })

  it('DRAFT-23 a beginning that is repeated under its key is one draft, at once and later', async () => {
    const key = randomUUID()
    const text = { ...TEXT, title: 'Une seule fois', content: '<p onclick="x()">Nettoyé</p>' }
    const before = (await get('/api/admin/drafts')).body.total
    const answers = await Promise.all([1, 2, 3, 4].map(() => beginOnce(key, { text })))
    const again = await beginOnce(key, { text })
    expect([...answers, again].map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
    expect(new Set([...answers, again].map(({ body }) => body.id)).size).toBe(1)
    expect(again.body).toMatchObject({ title: 'Une seule fois', content: '<p>Nettoyé</p>', version: 1 })
    expect((await get('/api/admin/drafts')).body.total).toBe(before + 1)
    const articles = await content.db.knex('articles').where({ id: again.body.articleId })
    expect(articles).toHaveLength(1)
    expect(await auditOf(again.body.articleId)).toEqual(['draft-created'])
    expect((await beginOnce(randomUUID(), { text })).body.id).not.toBe(again.body.id)
  })

  it('DRAFT-23 a repeated beginning never hides what somebody has written since', async () => {
    const key = randomUUID()
    const draft = (await beginOnce(key)).body
    await save(draft, { title: 'De quelqu’un d’autre' })
    const refused = await beginOnce(key)
    expect(refused.status).toBe(409)
    expect(refused.body).toMatchObject({
      code: 'draft-exists',
      conflict: {
        current: { title: 'De quelqu’un d’autre', draftId: draft.id, version: 2 },
        sent: TEXT
      }
    })
    await save({ ...draft, version: 2 }, {})
    expect((await beginOnce(key)).body).toMatchObject({ id: draft.id, version: 3 })
  })

  it('DRAFT-23 the draft of an article is begun once under its key, which begins no other', async () => {
    const [key, { id }, other] = [randomUUID(), await create(), await create()]
    const bodies = [{ articleId: id }, { articleId: id }, { articleId: id, text: TEXT }]
    const [first, second, third] = [
      await beginOnce(key, bodies[0]),
      await beginOnce(key, bodies[1]),
      await beginOnce(key, bodies[2])
    ]
    expect([first.status, second.status, third.status]).toEqual([201, 201, 409])
    expect(second.body).toMatchObject({ id: first.body.id, version: 1 })
    expect((await beginOnce(randomUUID(), { articleId: id })).status).toBe(409)
    const misused = await beginOnce(key, { articleId: other.id })
    expect(misused).toMatchObject({ status: 409, body: { code: 'idempotency-key-reused' } })
    expect((await beginOnce('not-a-key')).body).toMatchObject({ code: 'bad-idempotency-key' })
    const ended = await send('DELETE', `/api/admin/drafts/${first.body.id}`, { version: 1 })
    expect(ended.status).toBe(200)
    expect((await beginOnce(key, { articleId: id })).body.id).not.toBe(first.body.id)
  })

  it('DRAFT-5 is refused over a text that was published since it was begun, unless that was seen', async () => {
    const { id } = await create({ title: 'Un' })
    const draft = await begin({ articleId: id })
    await content.send('PUT', `/api/blog/${id}`, buildArticle({ title: 'Deux' }))
    const publish = (body: object) =>
      send('POST', `/api/admin/drafts/${draft.id}/publish`, { version: 1, ...body })
    const refused = await publish({})
    expect(refused.status).toBe(409)
    expect(refused.body).toMatchObject({
      code: 'article-changed',
      conflict: { current: { title: 'Deux', revision: 2 }, sent: { title: 'Un' } }
    })
    expect((await publish({ overRevision: 1 })).status).toBe(409)
    expect((await send('POST', `/api/admin/drafts/${draft.id}/publish`, { version: 2 })).body.code).toBe(
      'draft-changed'
    )
    expect((await publish({ overRevision: 2 })).body.title).toBe('Un')
    const revisions = await get(`/api/admin/articles/${id}/revisions`)
    expect(revisions.body.map(({ title }: { title: string }) => title)).toEqual(['Un', 'Deux', 'Un'])
  })

  it('DRAFT-6 a withdrawn article is on no page, keeps its revisions, and comes back by its draft', async () => {
    const article = await create({ title: 'Retiré' })
    const answer = await send('POST', `/api/admin/articles/${article.id}/withdraw`)
    expect(answer.body).toEqual({ message: 'Article retiré du blog' })
    expect(await publishedAs(article.id)).toBeUndefined()
    expect((await content.send('PUT', `/api/blog/${article.id}`, buildArticle())).status).toBe(404)
    expect((await send('POST', `/api/admin/articles/${article.id}/withdraw`)).status).toBe(404)
    const draft = await begin({ articleId: article.id })
    expect(draft).toMatchObject({ title: 'Retiré', articleState: 'withdrawn', baseRevision: 1 })
    await send('POST', `/api/admin/drafts/${draft.id}/publish`, { version: 1 })
    expect(await publishedAs(article.id)).toMatchObject({ title: 'Retiré', createdAt: article.createdAt })
    expect(await eventsOf(article.id)).toEqual(['created', 'deleted', 'created'])
    expect(await auditOf(article.id)).toEqual([
      'article-created',
      'article-withdrawn',
      'draft-created',
      'draft-published'
    ])
    expect(await calledIn('article-withdrawn', article.id)).toBe('Retiré')
  })

  it('DRAFT-7 an earlier text is restored as a draft, and replaces one only at the version that was seen', async () => {
    const { id } = await create({ title: 'Un' })
    await content.send('PUT', `/api/blog/${id}`, buildArticle({ title: 'Deux' }))
    const restore = (number: number, body = {}) =>
      send('POST', `/api/admin/articles/${id}/revisions/${number}/restore`, body)
    const restored = await restore(1)
    expect([restored.status, restored.body.title, restored.body.baseRevision]).toEqual([201, 'Un', 2])
    expect((await publishedAs(id))?.title).toBe('Deux')
    expect((await restore(2)).body).toMatchObject({
      code: 'draft-exists',
      conflict: { current: { title: 'Un' } }
    })
    expect((await restore(2, { version: 9 })).body.code).toBe('draft-changed')
    expect((await restore(2, { version: 1 })).body).toMatchObject({ title: 'Deux', version: 2 })
    expect((await restore(3)).body.code).toBe('revision-not-found')
  })

  it('DRAFT-28 a restoring that is repeated gives the draft that it made, and no other', async () => {
    const { id } = await create({ title: 'Un' })
    await content.send('PUT', `/api/blog/${id}`, buildArticle({ title: 'Deux' }))
    const restore = (body = {}) => send('POST', `/api/admin/articles/${id}/revisions/1/restore`, body)
    const first = (await restore()).body
    expect(await restore()).toMatchObject({ status: 201, body: { id: first.id, version: 1 } })
    const saved = (await save(first, { title: 'Trois' })).body
    expect((await restore()).status).toBe(409)
    expect((await restore({ version: saved.version })).body).toMatchObject({ title: 'Un', version: 3 })
    expect((await restore({ version: saved.version })).body).toMatchObject({ id: first.id, version: 3 })
    await content.send('PUT', `/api/blog/${id}`, buildArticle({ title: 'Quatre' }))
    expect((await restore()).status).toBe(409)
  })

  it('DRAFT-3 a discarded draft is gone, with the article that was never published', async () => {
    const draft = await begin()
    expect((await send('DELETE', `/api/admin/drafts/${draft.id}`, { version: 2 })).status).toBe(409)
    expect((await send('DELETE', `/api/admin/drafts/${draft.id}`, { version: 1 })).body).toEqual({
      message: 'Brouillon supprimé'
    })
    expect((await get(`/api/admin/articles/${draft.articleId}/revisions`)).status).toBe(404)
    const article = await create()
    const other = await begin({ articleId: article.id })
    await send('DELETE', `/api/admin/drafts/${other.id}`, { version: 1 })
    expect(await publishedAs(article.id)).toEqual(article)
    expect((await save(other)).status).toBe(404)
  })

  it('DRAFT-8 who opens a draft learns who has it open, until soon after their last sign of life', async () => {
    const [mine, theirs] = [randomUUID(), randomUUID()]
    const draft = await begin({ text: TEXT, editor: mine })
    expect(draft.others).toEqual([])
    const seenBy = async (editor: string) =>
      (await get(`/api/admin/drafts/${draft.id}?editor=${editor}`)).body.others
    const since = now.toISOString()
    pass(20_000)
    const told = await send('PUT', `/api/admin/drafts/${draft.id}/presence`, { editor: theirs })
    const until = new Date(Date.parse(since) + PRESENCE.leaseSeconds * 1000).toISOString()
    expect(told.body).toEqual({ others: [{ name: null, since, until }] })
    pass(30_000)
    await save(draft, { title: 'Je suis là', editor: mine })
    pass(PRESENCE.leaseSeconds * 1000 - 20_000)
    expect(await seenBy(theirs)).toMatchObject([{ since }])
    expect(await seenBy(mine)).toEqual([])
    const listed = (await get('/api/admin/drafts')).body.drafts[0]
    expect(listed).toMatchObject({ id: draft.id, title: 'Je suis là', others: [{ since, name: null }] })
    expect(listed).not.toHaveProperty('content')
    await send('PUT', `/api/admin/drafts/${draft.id}/presence`, { editor: mine, open: false })
    expect(await seenBy(theirs)).toEqual([])
    expect((await send('PUT', `/api/admin/drafts/${draft.id}/presence`, { editor: 'x' })).status).toBe(422)
    expect((await send('PUT', '/api/admin/drafts/99999/presence', { editor: mine })).status).toBe(404)
  })

  it('DRAFT-8 who opens an article learns who has it open, with a draft and without, and each coming and going is announced once', async () => {
    const [mine, theirs] = [randomUUID(), randomUUID()]
    const article = await create()
    const place = `/api/admin/articles/${article.id}/presence`
    const tell = async (path: string, body: Record<string, unknown>) => {
      const { status, body: answer } = await send('PUT', path, body)
      expect(status).toBe(200)
      return answer.others.length
    }
    const announced = async () =>
      (await eventsOf(article.id)).filter((type) => type === 'site.presence-changed').length
    expect(await tell(place, { editor: mine })).toBe(0)
    expect(await tell(place, { editor: theirs })).toBe(1)
    expect(await announced()).toBe(2)
    // Signs of life are no news, nor is a draft of who was there already.
    pass(20_000)
    expect(await tell(place, { editor: mine })).toBe(1)
    const draft = await begin({ articleId: article.id, editor: mine })
    expect(draft.others).toHaveLength(1)
    expect(await tell(`/api/admin/drafts/${draft.id}/presence`, { editor: theirs })).toBe(1)
    expect(await announced()).toBe(2)
    expect(await tell(place, { editor: theirs, open: false })).toBe(1)
    expect(await tell(place, { editor: theirs, open: false })).toBe(1)
    expect(await announced()).toBe(3)
    expect(await tell(place, { editor: theirs })).toBe(1)
    // Whose browser died is gone by itself, and is news when it comes back.
    pass(PRESENCE.leaseSeconds * 1000)
    expect(await tell(place, { editor: mine })).toBe(0)
    expect(await announced()).toBe(5)
    await send('DELETE', `/api/admin/drafts/${draft.id}`, { version: 1 })
    expect(await tell(place, { editor: theirs })).toBe(1)
    await send('DELETE', `/api/blog/${article.id}`)
    expect((await send('PUT', place, { editor: mine })).status).toBe(404)
    expect(await tell(place, { editor: mine, open: false })).toBe(0)
  })

  it('DRAFT-8 names each person once, and never who asks, whatever tabs they left without a word', async () => {
    const article = await create()
    const claire = buildCode(['articles'], 'Claire d’Essai')
    const noe = buildCode(['articles'], 'Noé')
    await content.redeliver(claire.announce(1))
    await content.redeliver(noe.announce(1, { codeId: 4 }))
    const seenBy = async (adminCode = TEST_CODE) => {
      const { body } = await send('PUT', `/api/admin/articles/${article.id}/presence`, {
        editor: randomUUID(),
        adminCode
      })
      return body.others.map(({ name }: { name: string | null }) => name ?? 'partagé').sort()
    }
    expect(await seenBy(claire.code)).toEqual([])
    expect(await seenBy(claire.code)).toEqual([])
    expect(await seenBy(noe.code)).toEqual(['Claire d’Essai'])
    expect(await seenBy()).toEqual(['Claire d’Essai', 'Noé'])
    expect(await seenBy()).toEqual(['Claire d’Essai', 'Noé', 'partagé'])
    expect(await seenBy(claire.code)).toEqual(['Noé', 'partagé', 'partagé'])
  })

  it('DRAFT-8 a sign of life that a farewell overtook counts for nothing, one of who came back does', async () => {
    const article = await create()
    const [late, theirs] = [randomUUID(), randomUUID()]
    const path = `/api/admin/articles/${article.id}/presence`
    const tell = async (editor: string, sequence: number, open = true) =>
      (await send('PUT', path, { editor, open, sequence })).status
    const seen = async () => (await send('PUT', path, { editor: theirs })).body.others.length
    const announced = async () =>
      (await eventsOf(article.id)).filter((type) => type === 'site.presence-changed').length
    await seen()
    // The first sign of life of all comes after the farewell, then one of those that follow it.
    expect(await tell(late, 2, false)).toBe(200)
    expect(await tell(late, 1)).toBe(200)
    expect([await seen(), await announced()]).toEqual([0, 1])
    expect(await tell(late, 3)).toBe(200)
    expect([await seen(), await announced()]).toEqual([1, 2])
    expect(await tell(late, 5, false)).toBe(200)
    expect(await tell(late, 4)).toBe(200)
    expect(await tell(late, 5, false)).toBe(200)
    expect([await seen(), await announced()]).toEqual([0, 3])
    // A farewell that comes after who came back is none.
    await tell(late, 7)
    await tell(late, 6, false)
    expect([await seen(), await announced()]).toEqual([1, 4])
    // A save that was under way says nothing of a form that is closed.
    const draft = await begin({ articleId: article.id, editor: late })
    await tell(late, 8, false)
    expect((await save(draft, { title: 'Encore', editor: late })).status).toBe(200)
    expect([await seen(), await announced()]).toEqual([0, 5])
    // Whose browser was asleep comes back with a greater number.
    await tell(late, 9)
    pass(PRESENCE.leaseSeconds * 1000)
    await tell(late, 10)
    expect(await seen()).toBe(1)
    expect((await send('PUT', path, { editor: late, sequence: 0 })).status).toBe(422)
  })

  it('DRAFT-8 a sign of life and a farewell at once leave nobody there, in whatever order they are handled', async () => {
    const article = await create()
    const path = `/api/admin/articles/${article.id}/presence`
    const editors = Array.from({ length: 12 }, () => randomUUID())
    const told = await Promise.all(
      editors.flatMap((editor) => [
        send('PUT', path, { editor, sequence: 1 }),
        send('PUT', path, { editor, sequence: 2, open: false })
      ])
    )
    expect(new Set(told.map(({ status }) => status))).toEqual(new Set([200]))
    expect((await send('PUT', path, { editor: randomUUID() })).body.others).toEqual([])
  })

  it('DRAFT-8 two first signs of life of one editor at once are one', async () => {
    const article = await create()
    const editor = randomUUID()
    const path = `/api/admin/articles/${article.id}/presence`
    const answers = await Promise.all(Array.from({ length: 4 }, () => send('PUT', path, { editor })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect((await eventsOf(article.id)).filter((type) => type === 'site.presence-changed')).toHaveLength(1)
  })

  it('DRAFT-3 drafts are listed in pages, those saved last first', async () => {
    for (let number = 0; number < 31; number += 1) await begin({ text: { ...TEXT, title: `n° ${number}` } })
    const first = (await get('/api/admin/drafts')).body
    expect(first.drafts).toHaveLength(30)
    expect(first.drafts[0]).toMatchObject({ title: 'n° 30', articleState: 'draft' })
    const last = (await get(`/api/admin/drafts?page=${first.pages}`)).body
    expect((first.pages - 1) * 30 + last.drafts.length).toBe(first.total)
    expect((await get(`/api/admin/drafts?page=${first.pages + 1}`)).status).toBe(404)
  })

  it('DRAFT-9 a preview shows the draft as it stands to who has its token, until it ends', async () => {
    const draft = await begin()
    const { status, body: preview } = await send('POST', `/api/admin/drafts/${draft.id}/previews`, {
      days: 2
    })
    expect(status).toBe(201)
    expect(preview.token).toMatch(/^[\w-]{43}$/)
    const read = (token: string) => content.get('/api/preview', { 'X-Preview-Token': token })
    await save(draft, { title: 'Plus loin' })
    const shown = await read(preview.token)
    expect(shown.body).toEqual({
      id: draft.articleId,
      ...TEXT,
      title: 'Plus loin',
      createdAt: now.toISOString(),
      origin: { writer: 'person' },
      savedAt: now.toISOString(),
      expiresAt: preview.expiresAt
    })
    expect(shown.headers.get('cache-control')).toBe('no-store')
    expect(shown.headers.get('x-robots-tag')).toBe('noindex')
    const rows = await content.db.knex('draft_previews').where({ draft_id: draft.id })
    expect(JSON.stringify(rows)).not.toContain(preview.token)
    expect(content.logText()).not.toContain(preview.token)
    expect((await get(`/api/admin/drafts/${draft.id}`)).body.previews).toEqual([
      { id: preview.id, createdAt: now.toISOString(), by: null, expiresAt: preview.expiresAt }
    ])
    for (const token of ['', 'x', preview.token.slice(1)]) expect((await read(token)).status).toBe(404)
    pass(2 * 86_400_000)
    expect((await read(preview.token)).status).toBe(404)

    const other = (await send('POST', `/api/admin/drafts/${draft.id}/previews`)).body
    expect(other.expiresAt).toBe(new Date(now.getTime() + 7 * 86_400_000).toISOString())
    expect((await read(other.token)).status).toBe(200)
    await send('DELETE', `/api/admin/previews/${other.id}`)
    expect((await read(other.token)).body.message).toBe('Cet aperçu n’existe pas ou n’est plus valable.')
    const third = (await send('POST', `/api/admin/drafts/${draft.id}/previews`)).body
    await send('POST', `/api/admin/drafts/${draft.id}/publish`, { version: 2 })
    expect((await read(third.token)).status).toBe(404)
    expect((await send('DELETE', `/api/admin/previews/${third.id}`)).status).toBe(404)
    const fourth = await begin()
    const long = await send('POST', `/api/admin/drafts/${fourth.id}/previews`, { days: 31 })
    expect([long.status, long.body.message]).toEqual([422, 'La durée est de 30 jours au plus.'])
  })

  it('PREVIEW-1 a preview says of a draft all that its article says once it is published', async () => {
    const reviewed = await create({ title: 'Relu' })
    await send('PATCH', `/api/blog/${reviewed.id}/review`)
    for (const body of [{ text: TEXT }, { articleId: reviewed.id }]) {
      pass(60_000)
      const draft = await begin(body)
      const { token } = (await send('POST', `/api/admin/drafts/${draft.id}/previews`)).body
      const { body: shown } = await content.get('/api/preview', { 'X-Preview-Token': token })
      const { body: article } = await send('POST', `/api/admin/drafts/${draft.id}/publish`, { version: 1 })
      const { savedAt, expiresAt, ...ofArticle } = shown
      const { isPinned, ...published } = article
      expect(ofArticle).toEqual(published)
      expect(published.origin).toEqual({ writer: 'person' })
      expect(expiresAt > savedAt).toBe(true)
    }
  })

  it('DRAFT-10 what is done to drafts is in the audit, saving once an hour', async () => {
    const draft = await begin()
    const second = (await save(draft, { title: 'Deux' })).body
    const third = (await save(second, { title: 'Trois' })).body
    pass(3_600_001)
    const fourth = (await save(third, { title: 'Quatre' })).body
    const preview = (await send('POST', `/api/admin/drafts/${draft.id}/previews`)).body
    await send('DELETE', `/api/admin/previews/${preview.id}`)
    await send('DELETE', `/api/admin/drafts/${draft.id}`, { version: fourth.version })
    expect(await auditOf(draft.articleId)).toEqual([
      'draft-created',
      'draft-saved',
      'draft-saved',
      'preview-created',
      'preview-revoked',
      'draft-discarded'
    ])
    expect(await calledIn('draft-discarded', draft.articleId)).toBe('Quatre')
  })

  it('DRAFT-17 POST publishes a new article with its draft, which ends, and keeps its number', async () => {
    const draft = await begin()
    await send('POST', `/api/admin/drafts/${draft.id}/schedule`, { version: 1, at: '2027-01-05T08:00' })
    const post = (version: number) =>
      content.send('POST', '/api/blog', buildArticle({ title: 'Paru', draft: { id: draft.id, version } }))
    const refused = await post(2)
    expect(refused.status).toBe(409)
    expect(refused.body).toMatchObject({
      code: 'draft-changed',
      conflict: { current: { title: TEXT.title, version: 1 }, sent: { title: 'Paru' } }
    })
    const { status, body, headers } = await post(1)
    expect(status).toBe(201)
    expect(body).toMatchObject({ id: draft.articleId, title: 'Paru' })
    expect(headers.get('location')).toBe(`/api/blog/${draft.articleId}`)
    expect((await publishedAs(draft.articleId))?.title).toBe('Paru')
    expect((await get(`/api/admin/drafts/${draft.id}`)).status).toBe(404)
    expect((await get('/api/admin/schedules')).body).toEqual([])
    expect(await auditOf(draft.articleId)).toEqual([
      'draft-created',
      'publication-scheduled',
      'publication-cancelled',
      'draft-published'
    ])
    expect((await post(1)).status).toBe(404)
    const ofPublished = await begin({ articleId: draft.articleId })
    const again = buildArticle({ draft: { id: ofPublished.id, version: 1 } })
    expect((await content.send('POST', '/api/blog', again)).status).toBe(404)
  })

  it('DRAFT-17 PUT publishes an article in whatever state with its draft, and over a newer text only when that was seen', async () => {
    const article = await create({ title: 'Un' })
    const draft = await begin({ articleId: article.id })
    const put = (id: number, changes: object, headers?: Record<string, string>) =>
      content.send(
        'PUT',
        `/api/blog/${id}`,
        buildArticle({ title: 'Le mien', draft: { id: draft.id, version: 1, ...changes } }),
        headers
      )
    await content.send('PUT', `/api/blog/${article.id}`, buildArticle({ title: 'Deux' }))
    const refused = await put(article.id, {})
    expect(refused.status).toBe(409)
    expect(refused.body).toMatchObject({
      code: 'article-changed',
      conflict: { current: { title: 'Deux', revision: 2 }, sent: { title: 'Le mien' } }
    })
    const other = await create({ title: 'Autre' })
    expect((await put(other.id, { overRevision: 2 })).status).toBe(404)
    expect((await put(article.id, { overRevision: 2 }, { 'If-Match': '"autre"' })).body.code).toBe(
      'article-changed'
    )
    await send('POST', `/api/admin/articles/${article.id}/withdraw`)
    const published = await put(article.id, { overRevision: 2 })
    expect([published.status, published.body.title]).toEqual([200, 'Le mien'])
    expect((await publishedAs(article.id))?.title).toBe('Le mien')
    expect((await get(`/api/admin/drafts/${draft.id}`)).status).toBe(404)
  })

  it('DRAFT-18 one article is read in whatever state, with what is written and scheduled of it', async () => {
    const draft = await begin()
    const read = (id: number | string) => get(`/api/admin/articles/${id}`)
    const work = { id: draft.id, version: 1, savedAt: now.toISOString(), savedBy: null }
    expect((await read(draft.articleId)).body).toMatchObject({
      id: draft.articleId,
      state: 'draft',
      title: TEXT.title,
      content: '',
      draft: work,
      schedule: null
    })
    const article = await create({ title: 'Retiré' })
    await send('POST', `/api/admin/articles/${article.id}/withdraw`)
    const withdrawn = await read(article.id)
    expect(withdrawn.headers.get('cache-control')).toBe('no-store')
    expect(withdrawn.body).toMatchObject({ state: 'withdrawn', content: article.content, draft: null })
    for (const id of [99_999, 'sept']) expect((await read(id)).status).toBe(404)
    expect((await content.get(`/api/admin/articles/${article.id}`)).status).toBe(401)
  })

  it('DRAFT-19 a draft that is begun with an older text is neither published nor scheduled over a newer one unseen', async () => {
    const { id } = await create({ title: 'Un' })
    await content.send('PUT', `/api/blog/${id}`, buildArticle({ title: 'Deux' }))
    await articleRevisionsTable(content.db.knex)
      .where({ article_id: id, number: 2 })
      .update({ published_by: 'Claire' })
    const draft = await begin({ articleId: id, text: TEXT, baseRevision: 1 })
    expect([draft.baseRevision, draft.currentRevision]).toEqual([1, 2])
    const path = `/api/admin/drafts/${draft.id}`
    const ways = [
      (more: object) => send('POST', `${path}/schedule`, { version: 1, at: '2027-01-05T08:00', ...more }),
      (more: object) =>
        content.send('PUT', `/api/blog/${id}`, buildArticle({ draft: { id: draft.id, version: 1, ...more } }))
    ]
    for (const publish of ways) {
      const refused = await publish({})
      expect([refused.status, refused.body.code]).toEqual([409, 'article-changed'])
      expect(refused.body.conflict.current).toMatchObject({ title: 'Deux', revision: 2, by: 'Claire' })
      expect((await publishedAs(id))?.title).toBe('Deux')
      expect((await publish({ overRevision: 2 })).status).toBeLessThan(300)
    }
  })

  it('DRAFT-19 a draft that is restored is not published over what was published since', async () => {
    const { id } = await create({ title: 'Un' })
    await content.send('PUT', `/api/blog/${id}`, buildArticle({ title: 'Deux' }))
    const restored = await send('POST', `/api/admin/articles/${id}/revisions/1/restore`)
    await content.send('PUT', `/api/blog/${id}`, buildArticle({ title: 'Trois' }))
    const refused = await send('POST', `/api/admin/drafts/${restored.body.id}/publish`, { version: 1 })
    expect([refused.status, refused.body.code]).toEqual([409, 'article-changed'])
    expect((await publishedAs(id))?.title).toBe('Trois')
  })

  it('DRAFT-19 a draft cannot stand on a revision that is still to come', async () => {
    const { id } = await create({ title: 'Un' })
    expect((await begin({ articleId: id, baseRevision: 7 })).baseRevision).toBe(1)
  })

  it('DRAFT-18 an article is read with who published it, when, and the tag under which it may be replaced', async () => {
    const { id } = await create({ title: 'Un' })
    const read = async () => (await get(`/api/admin/articles/${id}`)).body
    const first = await read()
    expect(first).toMatchObject({ revision: 1, publishedAt: now.toISOString(), publishedBy: null })
    const put = (title: string, tag: string) =>
      content.send('PUT', `/api/blog/${id}`, buildArticle({ title }), { 'If-Match': tag })
    expect((await put('Deux', first.etag)).status).toBe(200)
    expect((await put('Trois', first.etag)).status).toBe(409)
    expect((await put('Trois', (await read()).etag)).status).toBe(200)
    const unpublished = await begin()
    expect((await get(`/api/admin/articles/${unpublished.articleId}`)).body).toMatchObject({
      publishedAt: null,
      publishedBy: null
    })
  })

  it('DRAFT-1 deleting an article takes all of it along', async () => {
    const article = await create()
    const draft = await begin({ articleId: article.id })
    const preview = (await send('POST', `/api/admin/drafts/${draft.id}/previews`)).body
    const body = { version: 1, at: '2027-01-05T08:00' }
    expect((await send('POST', `/api/admin/drafts/${draft.id}/schedule`, body)).status).toBe(201)
    expect((await send('DELETE', `/api/blog/${article.id}`)).status).toBe(200)
    expect((await get(`/api/admin/drafts/${draft.id}`)).status).toBe(404)
    expect((await content.get('/api/preview', { 'X-Preview-Token': preview.token })).status).toBe(404)
    for (const table of ['article_drafts', 'article_revisions', 'article_schedules', 'article_presences'])
      expect(await content.db.knex(table).where({ article_id: article.id })).toEqual([])
    expect(await content.db.knex('draft_previews').where({ draft_id: draft.id })).toEqual([])
  })
})
