import type { Picture } from '@site/contracts/pictures/picture'
import { TEST_CODE } from '@site/service/testing/start-test-service'
import { DIALECTS, eventually } from '@site/service/testing/test-database'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readArticle } from '../articles/article-repository.ts'
import { buildArticle } from '../testing/build-article.ts'
import { buildCode } from '../testing/build-code.ts'
import { buildPhoto } from '../testing/hostile-pictures.ts'
import { startTestContent, type TestContent } from '../testing/start-test-content.ts'
import { createTestTimers, type TestTimers } from '../testing/test-timers.ts'
import { buildDraft, createTestWriter, type TestWriter } from '../testing/test-writer.ts'
import { expirePictures } from './change-pictures.ts'

const DAY = 86_400_000
const EIGHT = new Date('2026-12-24T07:00:00.000Z')
/** Where a text can show a picture: as the article's own, or in its content. */
const PLACES = ['imageUrl', 'content'] as const

/** What keeps a picture from being deleted (PICTURE-7, PICTURE-8). */
describe.each(DIALECTS)('what shows pictures on %s', (dialect) => {
  let now: Date
  let timers: TestTimers
  let writer: TestWriter
  let content: TestContent
  let photo: Buffer

  beforeAll(async () => {
    photo = await buildPhoto(200, 150)
  })
  beforeEach(async () => {
    now = new Date('2026-11-21T23:00:00.000Z')
    timers = createTestTimers()
    writer = createTestWriter()
    content = await startTestContent(dialect, { clock: () => now, timers, writer })
  })
  afterEach(() => content.stop())

  const upload = (code: string) =>
    fetch(`${content.url}/api/pictures?alt=Un%20hall`, {
      method: 'POST',
      headers: { 'content-type': 'image/jpeg', 'x-admin-code': code },
      body: new Uint8Array(photo)
    })
  const add = async (): Promise<Picture> => (await upload(TEST_CODE)).json()
  const send = (method: string, path: string, body: Record<string, unknown> = {}) =>
    content.send(method, path, { adminCode: TEST_CODE, ...body })
  const textWith = ({ src }: Picture, place: (typeof PLACES)[number]) => ({
    title: 'Un hall',
    content: place === 'content' ? `<p>a</p><img src="${src}" alt="">` : '<p>a</p>',
    imageUrl: place === 'imageUrl' ? src : null
  })
  const PLAIN = { title: 'Sans image', content: '<p>b</p>', imageUrl: null }
  const create = async (text: object) =>
    (await content.send('POST', '/api/blog', buildArticle({ ...text }))).body
  const begin = async (body: Record<string, unknown>) => {
    const { status, body: draft } = await send('POST', '/api/admin/drafts', body)
    expect(status).toBe(201)
    return draft
  }
  const expire = (days: number) => {
    now = new Date(now.getTime() + days * DAY)
    return expirePictures({ db: content.db, clock: () => now })
  }
  const isThere = async ({ src }: Picture) => (await fetch(content.url + src)).status === 200
  /** Neither housekeeping deletes it, however long it waits, nor an administrator. */
  const expectKept = async (picture: Picture) => {
    expect([await expire(1), await expire(40)]).toEqual([0, 0])
    expect((await send('DELETE', `/api/pictures/${picture.id}`)).body.code).toBe('picture-in-use')
    expect(await isThere(picture)).toBe(true)
  }
  const expectExpiring = async (picture: Picture) => {
    expect([await expire(1), await expire(30), await expire(1)]).toEqual([0, 0, 1])
    expect(await isThere(picture)).toBe(false)
  }

  it('PREVIEW-1 a preview knows of a picture of ours what an article knows of it', async () => {
    const picture = await add()
    const draft = await begin({ text: textWith(picture, 'imageUrl') })
    const { token } = (await send('POST', `/api/admin/drafts/${draft.id}/previews`)).body
    const { body: shown } = await content.get('/api/preview', { 'X-Preview-Token': token })
    expect(shown.picture).toMatchObject({ alt: 'Un hall', width: 150, height: 200 })
    const { body: article } = await send('POST', `/api/admin/drafts/${draft.id}/publish`, { version: 1 })
    expect(shown.picture).toEqual(article.picture)
  })

  it.each(PLACES)('PICTURE-8 a draft keeps its picture (%s), until it is saved without it', async (place) => {
    const picture = await add()
    const { id: articleId } = await create(PLAIN)
    const draft = await begin({ articleId, text: textWith(picture, place) })
    await expectKept(picture)
    await send('PUT', `/api/admin/drafts/${draft.id}`, { version: 1, ...PLAIN })
    await expectExpiring(picture)
  })

  it.each(PLACES)('PICTURE-8 saving a draft with a picture (%s) begins its days anew', async (place) => {
    const picture = await add()
    const draft = await begin({ text: PLAIN })
    now = new Date(now.getTime() + 31 * DAY)
    await send('PUT', `/api/admin/drafts/${draft.id}`, { version: 1, ...textWith(picture, place) })
    expect((await send('DELETE', `/api/admin/drafts/${draft.id}`, { version: 2 })).status).toBe(200)
    expect(await expire(0)).toBe(0)
  })

  it.each(PLACES)(
    'PICTURE-8 a pending schedule keeps its picture (%s), and no longer once cancelled',
    async (place) => {
      const picture = await add()
      const draft = await begin({ text: textWith(picture, place) })
      const { body: schedule } = await send('POST', `/api/admin/drafts/${draft.id}/schedule`, {
        version: 1,
        at: '2027-12-24T08:00'
      })
      await send('PUT', `/api/admin/drafts/${draft.id}`, { version: 1, ...PLAIN })
      await expectKept(picture)
      expect((await send('DELETE', `/api/admin/schedules/${schedule.id}`)).status).toBe(200)
      await expectExpiring(picture)
    }
  )

  it.each(PLACES)(
    'PICTURE-8 a revision keeps its picture (%s), which restoring brings back',
    async (place) => {
      const picture = await add()
      const { id } = await create(textWith(picture, place))
      expect((await send('PUT', `/api/blog/${id}`, PLAIN)).body).not.toHaveProperty('picture')
      await expectKept(picture)
      const { body: draft } = await send('POST', `/api/admin/articles/${id}/revisions/1/restore`)
      expect(draft[place]).toContain(picture.src)
      await expectKept(picture)
      expect((await send('POST', `/api/admin/drafts/${draft.id}/publish`, { version: 1 })).status).toBe(200)
      await expectKept(picture)
      await send('DELETE', `/api/blog/${id}`)
      await expectExpiring(picture)
    }
  )

  it.each(PLACES)('PICTURE-8 an article that was withdrawn keeps its picture (%s)', async (place) => {
    const picture = await add()
    const { id } = await create(textWith(picture, place))
    expect((await send('POST', `/api/admin/articles/${id}/withdraw`)).status).toBe(200)
    await expectKept(picture)
  })

  it('PICTURE-8 an article of the night that waits keeps its picture, and a refused one does not', async () => {
    const picture = await add()
    const text = textWith(picture, 'content').content
    writer.next(buildDraft({ content: `${text}${buildDraft().content}` }))
    const env = { SCHEDULER: 'on', REVIEW: 'on', REVIEW_DEFAULT: 'hold' }
    const replica = await content.addReplica({ env, overrides: { timers, writer } })
    const waiting = await eventually('the night waits', () =>
      content.db.knex('article_runs').where({ state: 'waiting' }).first()
    )
    await replica.stop()
    expect([await expire(1), await expire(40)]).toEqual([0, 0])
    expect((await send('DELETE', `/api/pictures/${picture.id}`)).body.code).toBe('picture-in-use')
    expect((await send('POST', `/api/admin/runs/${waiting.id}/refusal`)).status).toBe(200)
    await expectExpiring(picture)
  })

  it('PICTURE-6 publishing a draft, a schedule and a restored revision answers with their picture', async () => {
    const picture = await add()
    const facts = { alt: picture.alt, width: picture.width, height: picture.height, focus: picture.focus }
    const pictureOf = async (id: number) => (await content.get(`/api/blog/${id}`)).body.picture
    const draft = await begin({ text: textWith(picture, 'imageUrl') })
    const published = await send('POST', `/api/admin/drafts/${draft.id}/publish`, { version: 1 })
    expect(published.body.picture).toEqual(facts)
    const id = draft.articleId
    expect(await pictureOf(id)).toEqual(facts)
    expect((await readArticle(content.db.knex, id))?.picture).toEqual(facts)

    expect((await send('PUT', `/api/blog/${id}`, PLAIN)).body).not.toHaveProperty('picture')
    expect((await readArticle(content.db.knex, id))?.picture).toBeNull()
    const { body: restored } = await send('POST', `/api/admin/articles/${id}/revisions/1/restore`)
    expect(
      (await send('POST', `/api/admin/drafts/${restored.id}/publish`, { version: 1 })).body.picture
    ).toEqual(facts)

    const other = await begin({ text: textWith(picture, 'imageUrl') })
    await send('POST', `/api/admin/drafts/${other.id}/schedule`, { version: 1, at: '2026-12-24T08:00' })
    now = EIGHT
    timers.runMinute()
    await eventually('it is published', async () => (await pictureOf(other.articleId)) !== undefined)
    expect(await pictureOf(other.articleId)).toEqual(facts)
  })

  it('PICTURE-6 a draft whose picture is there no more is saved, and neither published nor scheduled', async () => {
    const picture = await add()
    expect((await send('DELETE', `/api/pictures/${picture.id}`)).status).toBe(200)
    const { id } = await begin({ text: textWith(picture, 'imageUrl') })
    for (const [call, more] of [
      ['publish', {}],
      ['schedule', { at: '2026-12-24T08:00' }]
    ] as const) {
      const { status, body } = await send('POST', `/api/admin/drafts/${id}/${call}`, { version: 1, ...more })
      expect([call, status, Object.keys(body.fields)]).toEqual([call, 422, ['imageUrl']])
    }
  })

  it('PICTURE-1 ADMIN-10 a named code adds and deletes pictures under its name, and one for leads does not', async () => {
    const mine = buildCode(['articles'], 'Camille Astier')
    const theirs = buildCode(['leads'])
    await content.redeliver(mine.announce(1))
    await content.redeliver(theirs.announce(1, { codeId: 4 }))
    expect((await upload(theirs.code)).status).toBe(403)
    const response = await upload(mine.code)
    expect(response.status).toBe(201)
    const { id } = await response.json()
    const remove = (adminCode: string) => content.send('DELETE', `/api/pictures/${id}`, { adminCode })
    expect((await remove(theirs.code)).status).toBe(403)
    expect((await remove(mine.code)).status).toBe(200)
    const rows = await content.db.knex('audit_entries').orderBy('id')
    expect(rows.map(({ action, actor }) => [action, actor])).toEqual([
      ['picture-added', 'Camille Astier'],
      ['picture-deleted', 'Camille Astier']
    ])
  })
})
