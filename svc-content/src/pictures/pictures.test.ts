import { readPictureAddress } from '@site/contracts/pictures/own-picture'
import { type Picture, pictureSchema } from '@site/contracts/pictures/picture'
import { checkAnswer } from '@site/service/testing/check-answer'
import { TEST_CODE } from '@site/service/testing/start-test-service'
import { DIALECTS } from '@site/service/testing/test-database'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildArticle } from '../testing/build-article.ts'
import { buildHostilePictures, buildPhoto } from '../testing/hostile-pictures.ts'
import { startTestContent, type TestContent } from '../testing/start-test-content.ts'
import { expirePictures } from './change-pictures.ts'

const DAY = 86_400_000

/** Pictures of our own: added, served, shown, deleted. */
describe.each(DIALECTS)('pictures on %s', (dialect) => {
  let now = new Date('2026-11-21T10:00:00.000Z')
  let content: TestContent
  let photo: Buffer

  beforeAll(async () => {
    content = await startTestContent(dialect, { clock: () => now })
    photo = await buildPhoto(600, 400)
  })
  afterAll(() => content.stop())
  beforeEach(async () => {
    now = new Date('2026-11-21T10:00:00.000Z')
    for (const table of ['articles', 'article_revisions', 'pictures', 'picture_files', 'audit_entries'])
      await content.db.knex(table).delete()
  })

  const upload = async (
    file: Buffer | ReadableStream,
    {
      query = 'alt=Un%20hall&focusX=20&focusY=80',
      headers = {}
    }: { query?: string; headers?: Record<string, string> } = {}
  ) => {
    const response = await fetch(`${content.url}/api/pictures?${query}`, {
      method: 'POST',
      headers: { 'content-type': 'image/jpeg', 'x-admin-code': TEST_CODE, ...headers },
      body: file as BodyInit,
      duplex: 'half'
    } as RequestInit)
    const answer = { status: response.status, body: await response.json() }
    checkAnswer({ method: 'POST', address: '/api/pictures', ...answer })
    return answer
  }
  const add = async (file = photo, query?: string): Promise<Picture> => {
    const answer = await upload(file, query === undefined ? {} : { query })
    expect(answer).toMatchObject({ status: 201 })
    return pictureSchema.parse(answer.body)
  }
  const fetchPicture = (address: string, headers = {}) => fetch(content.url + address, { headers })
  const addressesOf = ({ src, srcset, avif }: Picture) => [
    ...new Set([
      src,
      ...[srcset, avif].flatMap((set) => set.split(', ').map((one) => one.split(' ')[0] ?? ''))
    ])
  ]
  const actions = async () =>
    (await content.db.knex('audit_entries').orderBy('id')).map(({ action }) => action)

  it('PICTURE-1 stores a picture and answers what a page needs to show it', async () => {
    const picture = await add()
    expect(picture).toMatchObject({
      alt: 'Un hall',
      focus: { x: 20, y: 80 },
      // Upright: it was 600 by 400 and lay on its side.
      ...{ width: 400, height: 600 },
      unusedSince: now.toISOString()
    })
    expect(picture.src).toMatch(/^\/pictures\/[0-9a-f]{32}-400\.webp$/)
    expect(await actions()).toEqual(['picture-added'])
  })

  it('PICTURE-1 needs the admin code, and a description', async () => {
    expect((await upload(photo, { headers: { 'x-admin-code': 'faux' } })).status).toBe(401)
    for (const query of ['', 'alt=', 'alt=%20%20', `alt=${'x'.repeat(301)}`]) {
      const { status, body } = await upload(photo, { query })
      expect([status, Object.keys(body.fields)]).toEqual([422, ['alt']])
    }
    expect(await content.db.knex('pictures')).toEqual([])
  })

  it('PICTURE-1 takes a decorative picture without a description, and keeps what was said of it before', async () => {
    const decorative = await add(photo, 'decorative=true')
    expect(decorative).toMatchObject({ alt: '', focus: { x: 50, y: 50 } })
    await add()
    const again = await add(photo, 'decorative=true')
    expect(again).toMatchObject({ id: decorative.id, alt: 'Un hall', focus: { x: 20, y: 80 } })
  })

  it('PICTURE-14 describes a picture anew, for every article that shows it', async () => {
    const { id, src } = await add()
    await content.send('POST', '/api/blog', buildArticle({ imageUrl: src }))
    const describeAnew = async (number: number, sent: object) => {
      const response = await fetch(`${content.url}/api/pictures/${number}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ adminCode: TEST_CODE, ...sent })
      })
      const answer = { status: response.status, body: await response.json() }
      checkAnswer({ method: 'PUT', address: `/api/pictures/${number}`, ...answer })
      return answer
    }
    const { body } = await describeAnew(id, { alt: ' Un hall, de nuit ' })
    expect(body).toMatchObject({ id, alt: 'Un hall, de nuit', focus: { x: 20, y: 80 } })
    await describeAnew(id, { alt: 'Un hall', focus: { x: 1, y: 2 } })
    const [article] = await (await fetch(`${content.url}/api/blog`)).json()
    expect(article.picture).toMatchObject({ alt: 'Un hall', focus: { x: 1, y: 2 } })
    expect((await actions()).filter((action) => action === 'picture-described')).toHaveLength(2)
    expect((await describeAnew(id, { alt: ' ' })).body.fields).toEqual({ alt: 'Décrivez l’image.' })
    expect((await describeAnew(id + 1, { alt: 'Un hall' })).status).toBe(404)
    expect((await describeAnew(id, { alt: 'Un hall', adminCode: 'faux' })).status).toBe(401)
  })

  it('PICTURE-2 stores each width in AVIF and WebP, upright and without place, camera or profile', async () => {
    const picture = await add(await buildPhoto(1400, 1300))
    expect(picture.srcset.match(/ \d+w/g)).toEqual([' 480w', ' 800w', ' 1200w', ' 1300w'])
    for (const address of addressesOf(picture)) {
      const response = await fetchPicture(address)
      const named = readPictureAddress(address)
      const { width, height, format, exif, icc, xmp, orientation } = await sharp(
        Buffer.from(await response.arrayBuffer())
      ).metadata()
      expect(width, address).toBe(named?.width)
      expect(height).toBe(Math.round(((named?.width ?? 0) * picture.height) / picture.width))
      expect(format).toBe(named?.format === 'avif' ? 'heif' : 'webp')
      expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined])
      expect(response.headers.get('content-type')).toBe(`image/${named?.format}`)
    }
  }, 120_000)

  it.runIf(dialect === 'sqlite')(
    'PICTURE-3 a photo of twelve megabytes costs a phone 60 KB at most',
    async () => {
      // A quarter of it is made and mirrored: as much detail everywhere, for a quarter of the time.
      const large = await sharp(await buildPhoto(2064, 1548, 100))
        .extend({ right: 2064, bottom: 1548, extendWith: 'mirror' })
        .keepMetadata()
        .jpeg({ quality: 100 })
        .toBuffer()
      expect(await sharp(large).metadata()).toMatchObject({ width: 4128, height: 3096, orientation: 6 })
      expect(large.length).toBeGreaterThan(11_500_000)
      const { src } = await add(large)
      // 350 CSS pixels wide at two device pixels for one: the browser takes the 800.
      for (const format of ['avif', 'webp']) {
        const response = await fetchPicture(src.replace('-1200.webp', `-800.${format}`))
        const { byteLength } = await response.arrayBuffer()
        expect([response.status, byteLength <= 60_000], `${format}: ${byteLength} bytes`).toEqual([200, true])
      }
    },
    180_000
  )

  it('PICTURE-2 turns a photo upright that lies on its side', async () => {
    const right = await sharp({ create: { width: 100, height: 100, channels: 3, background: '#00f' } })
      .png()
      .toBuffer()
    const lying = await sharp({ create: { width: 200, height: 100, channels: 3, background: '#f00' } })
      .composite([{ input: right, left: 100, top: 0 }])
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const { src } = await add(lying)
    const shown = Buffer.from(await (await fetchPicture(src)).arrayBuffer())
    const meanOf = async (top: number) => {
      const part = await sharp(shown).extract({ left: 0, top, width: 100, height: 80 }).toBuffer()
      return (await sharp(part).stats()).dominant
    }
    expect((await meanOf(0)).r).toBeGreaterThan(200) // what was left is up
    expect((await meanOf(120)).b).toBeGreaterThan(200)
  })

  it('PICTURE-2 takes the first frame of an animation', async () => {
    const frames = Buffer.concat([Buffer.alloc(64 * 64 * 3, 250), Buffer.alloc(64 * 64 * 3, 5)])
    const gif = await sharp(frames, { raw: { width: 64, height: 128, channels: 3, pageHeight: 64 } })
      .gif()
      .toBuffer()
    const { status, body } = await upload(gif, { headers: { 'content-type': 'image/gif' } })
    expect(status).toBe(201)
    const shown = sharp(Buffer.from(await (await fetchPicture(body.src)).arrayBuffer()))
    expect((await shown.metadata()).pages).toBeUndefined()
    expect((await shown.stats()).channels[0]?.mean).toBeGreaterThan(240)
  })

  it('PICTURE-2 keeps what is transparent', async () => {
    const logo = await sharp({ create: { width: 200, height: 100, channels: 4, background: '#f004' } })
      .png()
      .toBuffer()
    const { body } = await upload(logo, { headers: { 'content-type': 'image/png' } })
    const { hasAlpha } = await sharp(
      Buffer.from(await (await fetchPicture(body.src)).arrayBuffer())
    ).metadata()
    expect(hasAlpha).toBe(true)
  })

  it('PICTURE-4 serves a picture for ever, with its tag, and 404 for any other address', async () => {
    const { src } = await add()
    const response = await fetchPicture(src)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff'
    })
    const tag = response.headers.get('etag') ?? ''
    expect((await fetchPicture(src, { 'if-none-match': tag })).status).toBe(304)
    for (const address of [
      src.replace('400', '401'),
      src.replace('.webp', '.png'),
      src.toUpperCase().replace('/PICTURES', '/pictures'),
      '/pictures/',
      '/pictures/..%2f..%2fetc%2fpasswd',
      `${src}%00.html`,
      `/pictures/${'0'.repeat(32)}-800.avif`
    ])
      expect((await fetchPicture(address)).status, address).toBe(404)
  })

  it('PICTURE-1 the same file again is the same picture, with the newer description and the point it had', async () => {
    const first = await add()
    const second = await add(photo, 'alt=Le%20hall%20de%20nuit')
    expect(second).toEqual({ ...first, alt: 'Le hall de nuit' })
    const [both] = await Promise.all([add(), add()])
    expect(both?.id).toBe(first.id)
    expect(await content.db.knex('pictures')).toHaveLength(1)
  })

  it('PICTURE-16 a file that is sent again changes nothing of what articles say of their own picture', async () => {
    const { src, alt, focus } = await add()
    const article = buildArticle({ imageUrl: src })
    const { body: online } = await content.send('POST', '/api/blog', article)
    const again = await add(photo, 'alt=Le%20hall%20de%20nuit&focusX=90&focusY=90')
    expect(again).toMatchObject({ src, alt, focus })
    expect((await content.get(`/api/blog/${online.id}`)).body.picture).toMatchObject({ alt, focus })
    // Nor of a draft's, before anybody has published it.
    await content.send('DELETE', `/api/blog/${online.id}`, { adminCode: TEST_CODE })
    const text = { title: 'a', content: '<p>a</p>', imageUrl: src }
    const { body: draft } = await content.send('POST', '/api/admin/drafts', { text, adminCode: TEST_CODE })
    expect(await add(photo, 'alt=Le%20hall%20de%20nuit')).toMatchObject({ alt })
    const { id, version } = draft
    await content.send('DELETE', `/api/admin/drafts/${id}`, { version, adminCode: TEST_CODE })
  })

  it('PICTURE-1 two who send the same new file at once get one picture', async () => {
    const [one, other] = await Promise.all([add(), add()])
    expect(one.id).toBe(other.id)
    expect(await content.db.knex('picture_files')).toHaveLength(3)
  })

  it('PICTURE-6 an article says what there is to know of its picture; another host’s is an address as ever', async () => {
    const picture = await add()
    const { body: own } = await content.send('POST', '/api/blog', buildArticle({ imageUrl: picture.src }))
    const facts = { alt: picture.alt, width: picture.width, height: picture.height, focus: picture.focus }
    expect(own).toMatchObject({ imageUrl: picture.src, picture: facts })
    expect((await content.get(`/api/blog/${own.id}`)).body.picture).toEqual(facts)
    expect((await content.get('/api/blog/cards')).body.articles[0].picture).toEqual(facts)
    for (const imageUrl of ['https://images.example/a.jpg', '/images/a.jpg', null]) {
      const { body } = await content.send('POST', '/api/blog', buildArticle({ imageUrl }))
      expect(body.imageUrl).toBe(imageUrl)
      expect(body).not.toHaveProperty('picture')
    }
  })

  it('PICTURE-6 an article cannot have a picture that is there no more', async () => {
    const imageUrl = `/pictures/${'0'.repeat(32)}-800.webp`
    const { status, body } = await content.send('POST', '/api/blog', buildArticle({ imageUrl }))
    expect([status, body.fields]).toEqual([
      422,
      { imageUrl: 'Cette image n’existe plus sur le site. Choisissez-en une autre.' }
    ])
  })

  it('PICTURE-7 lists pictures for the admin code, and deletes one that no article shows', async () => {
    const { id, src } = await add()
    expect((await content.get('/api/pictures')).status).toBe(401)
    const code = { 'x-admin-code': TEST_CODE }
    expect((await content.get('/api/pictures', code)).body).toMatchObject([{ id, src }])
    const remove = (body: object = { adminCode: TEST_CODE }) =>
      content.send('DELETE', `/api/pictures/${id}`, body)
    expect((await remove({ adminCode: 'faux' })).status).toBe(401)
    const { body: article } = await content.send(
      'POST',
      '/api/blog',
      buildArticle({ content: `<p>a</p><img src="${src}" alt="">` })
    )
    expect((await remove()).status).toBe(409)
    await content.send('DELETE', `/api/blog/${article.id}`, { adminCode: TEST_CODE })
    expect((await remove()).status).toBe(200)
    expect((await remove()).status).toBe(404)
    expect((await fetchPicture(src)).status).toBe(404)
    expect(await content.db.knex('picture_files')).toEqual([])
    expect(await actions()).toContain('picture-deleted')
  })

  it('PICTURE-8 a picture that nothing has shown for 30 days is deleted, with a line in the audit', async () => {
    const deps = { db: content.db, clock: () => now }
    const later = (days: number) => {
      now = new Date(now.getTime() + days * DAY)
      return expirePictures(deps)
    }
    const { src } = await add()
    const { body: article } = await content.send('POST', '/api/blog', buildArticle({ imageUrl: src }))
    expect(await later(365)).toBe(0)
    await content.send('DELETE', `/api/blog/${article.id}`, { adminCode: TEST_CODE })
    expect(await later(1)).toBe(0) // found unused
    expect(await later(30)).toBe(0)
    expect((await fetchPicture(src)).status).toBe(200)
    expect(await later(1)).toBe(1)
    expect((await fetchPicture(src)).status).toBe(404)
    expect(await actions()).toContain('picture-expired')
  })

  it('PICTURE-8 sending a picture again, or showing it, begins its days anew', async () => {
    const deps = { db: content.db, clock: () => now }
    const { src } = await add()
    now = new Date(now.getTime() + 29 * DAY)
    await add()
    now = new Date(now.getTime() + 29 * DAY)
    expect(await expirePictures(deps)).toBe(0)
    now = new Date(now.getTime() + 2 * DAY)
    await content.send('POST', '/api/blog', buildArticle({ imageUrl: src }))
    expect(await expirePictures(deps)).toBe(0)
  })

  it('PICTURE-5 refuses hostile files in French, and goes on serving', async () => {
    const hostile = await buildHostilePictures()
    expect(hostile.length).toBeGreaterThanOrEqual(30)
    for (const { name, file, type, headers, isChunked, status, message } of hostile) {
      const body = isChunked ? new Blob([new Uint8Array(file)]).stream() : file
      const answer = await upload(body, { headers: { 'content-type': type, ...headers } })
      expect([answer.status, answer.body.message], name).toEqual([
        status,
        message ?? expect.stringMatching(/^(Ce|Cette) .*\.$/)
      ])
    }
    expect(await content.db.knex('pictures')).toEqual([])
    await add()
  }, 180_000)
})
