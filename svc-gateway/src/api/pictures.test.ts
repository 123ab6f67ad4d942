import { randomBytes } from 'node:crypto'
import { request } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sendJson } from '../testing/fake-services.ts'
import { ADMIN_CODE, startTestGateway, type TestGateway } from '../testing/start-test-gateway.ts'

const ADDRESS = `/pictures/${'a'.repeat(32)}-800.avif`

/** Pictures on their way in, and out. */
describe('pictures through the gateway', () => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await startTestGateway()
  })
  afterAll(() => gateway.stop())
  beforeEach(() => {
    gateway.content.received.length = 0
  })

  const upload = (body: Buffer, headers: Record<string, string> = {}) =>
    fetch(`${gateway.url}/api/pictures?alt=Un%20hall`, {
      method: 'POST',
      headers: { 'content-type': 'image/jpeg', 'x-admin-code': ADMIN_CODE, ...headers },
      body: new Uint8Array(body)
    })

  it('PICTURE-11 passes a file of twelve megabytes on, whole', async () => {
    gateway.content.answer((_, response) => sendJson(response, 201, { id: 1 }))
    const file = Buffer.alloc(12 * 1024 * 1024, 'x')
    expect((await upload(file)).status).toBe(201)
    const [call] = gateway.content.received
    expect(call?.url).toBe('/api/pictures?alt=Un%20hall')
    expect(call?.headers['content-type']).toBe('image/jpeg')
    expect(call?.body.length).toBe(file.length)
  })

  it('PICTURE-11 reads no file of who has not the code', async () => {
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const asked = request(`${gateway.url}/api/pictures?alt=a`, {
        method: 'POST',
        headers: { 'content-type': 'image/jpeg', 'content-length': 16_000_000, 'x-admin-code': 'faux' }
      })
      asked.once('response', (response) => {
        resolve(response.statusCode)
        asked.destroy()
      })
      asked.once('error', reject)
      asked.write(randomBytes(1000)) // the rest never comes
    })
    expect(status).toBe(401)
    expect(gateway.content.received).toEqual([])
  })

  it('PICTURE-11 ADMIN-13 passes a file on for a named code for articles, and reads none for another', async () => {
    gateway.content.answer((_, response) => sendJson(response, 201, { id: 1 }))
    gateway.leads.answer(({ body }, response) => {
      const selector = String(JSON.parse(body).adminCode).slice(0, 8)
      const scopes = selector === 'abcdefgh' ? ['articles'] : ['leads']
      sendJson(response, 200, { selector, name: selector, scopes })
    })
    const codeOf = (selector: string) => `${selector}-qt4wabc-defghjk-mnpqrst-uvwxyz2`
    const refused = await upload(Buffer.alloc(1000), { 'x-admin-code': codeOf('hgfedcba') })
    expect([refused.status, (await refused.json()).code]).toEqual([403, 'scope-missing'])
    expect(gateway.content.received).toEqual([])
    expect((await upload(Buffer.alloc(1000), { 'x-admin-code': codeOf('abcdefgh') })).status).toBe(201)
    expect(gateway.content.received).toHaveLength(1)
  })

  it('PICTURE-11 says in French what is too large, and what is no picture', async () => {
    const large = await upload(Buffer.alloc(17 * 1024 * 1024))
    expect([large.status, (await large.json()).message]).toEqual([
      413,
      'Ce fichier dépasse 16\u00a0Mo. Choisissez-en un plus léger.'
    ])
    const svg = await upload(Buffer.from('<svg/>'), { 'content-type': 'image/svg+xml' })
    expect([svg.status, (await svg.json()).message]).toEqual([
      415,
      'Ce fichier n’est pas une image JPEG, PNG, WebP, GIF ou AVIF.'
    ])
    expect(gateway.content.received).toEqual([])
  })

  it('PICTURE-4 serves a picture as svc-content does, and the second time from memory', async () => {
    const bytes = randomBytes(5000)
    gateway.content.answer((_, response) => {
      const headers = {
        'content-type': 'image/avif',
        etag: '"a"',
        'cache-control': 'public, max-age=31536000, immutable'
      }
      response.writeHead(200, headers).end(bytes)
    })
    for (const _ of [1, 2]) {
      const response = await fetch(gateway.url + ADDRESS)
      expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true)
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'image/avif',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff'
      })
      const tag = response.headers.get('etag') ?? ''
      expect((await fetch(gateway.url + ADDRESS, { headers: { 'if-none-match': tag } })).status).toBe(304)
    }
    expect(gateway.content.received).toHaveLength(1)
    expect((await fetch(gateway.url + ADDRESS, { method: 'HEAD' })).headers.get('content-length')).toBe(
      '5000'
    )
    expect((await fetch(gateway.url + ADDRESS, { method: 'POST' })).status).toBe(405)
  })

  it('PICTURE-4 answers 404 where there is none, and asks only for what can be one', async () => {
    gateway.content.answer((_, response) => sendJson(response, 404, { message: 'Image non trouvée' }))
    const other = `/pictures/${'b'.repeat(32)}-800.avif`
    for (const path of [
      other,
      '/pictures/',
      '/pictures/..%2f..%2fapi%2fblog',
      `${other}.html`,
      `/pictures//${'b'.repeat(32)}-800.avif`
    ])
      expect((await fetch(gateway.url + path)).status, path).toBe(404)
    expect(gateway.content.received.map(({ url }) => url)).toEqual([other])
  })

  it('PICTURE-4 says that the service is away when it is', async () => {
    gateway.content.answer((_, response) => sendJson(response, 500, { message: 'Une erreur est survenue.' }))
    expect((await fetch(`${gateway.url}/pictures/${'c'.repeat(32)}-800.avif`)).status).toBe(503)
  })
})
