import { createPublicKey } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { PREVIEW_SIGNATURE } from '@site/contracts/preview-links/preview-signature'
import { signPreview } from '@site/registry/preview-signature'
import { readReleaseKey } from '@site/registry/release-key'
import { eventually } from '@site/service/testing/test-database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestGateway } from '../testing/start-test-gateway.ts'
import {
  archiveOf,
  builtRemote,
  startTestReleases,
  type TestReleases
} from '../testing/start-test-releases.ts'

const [LIVE, NEXT, LATER] = ['0.1.0-11111111', '0.1.0-22222222', '0.1.0-33333333']
const ORIGIN = 'https://www.lucarne.example'
const DAY_MS = 86_400_000

const blog = (version: string) => builtRemote('mf-blog', version, '/blog')
const jobs = (version: string) => builtRemote('mf-jobs', version, '/offres')

let site: TestReleases
let all: string
/** What the answer to a version that was kept as a preview links to, without the site's origin. */
let path: string
let until: string
beforeAll(async () => {
  site = await startTestReleases({ env: { PREVIEW: 'off' } })
  all = site.token('Plateforme', { deployables: ['shell', 'mf-blog', 'mf-jobs'], routes: ['/'] }).token
  for (const stub of [blog(LIVE), jobs(LIVE)]) await put(stub)
  await eventually('both are live', async () => (await shown('/offres')) === `mf-jobs ${LIVE}`)
  const { body } = await put(blog(NEXT), '?preview=yes')
  for (const stub of [blog(LATER), jobs(NEXT)]) await put(stub, '?preview=yes')
  const preview = body.preview as { address: string; until: string }
  path = preview.address.slice(ORIGIN.length)
  until = preview.until
})
afterAll(() => site.stop())

const put = async (stub: ReturnType<typeof blog>, query = '') =>
  site.put(all, `/releases/${stub.name}/${stub.version}${query}`, await archiveOf(stub))
const textOf = (html: string) => /<p>([^<]+)<\/p>/.exec(html)?.[1]
const shown = async (address: string) => textOf((await site.page(address)).html)
/** An address that asks for versions, signed as of another moment, or for others. */
const signed = (asked: Record<string, string>, end: Date, of = asked) => {
  const key = readReleaseKey(`${site.dir}.key`)
  const signature = key ? signPreview(key, of, end) : ''
  return `/blog?${new URLSearchParams({ ...asked, [PREVIEW_SIGNATURE]: signature })}`
}
const soon = () => new Date(Date.now() + DAY_MS)

describe('FED-47 where previews are off, a version that is kept', () => {
  it('comes with a link that holds for a week, to the first page that is its own', () => {
    expect(path).toMatch(new RegExp(`^/blog\\?mf-blog=${NEXT}&preview-signature=\\d{10}\\.[\\w-]{86}$`))
    const days = (Date.parse(until) - Date.now()) / DAY_MS
    expect([days > 6.99, days <= 7]).toEqual([true, true])
  })

  it('is shown by that link, in no cache and no index, and to nobody else', async () => {
    expect(await shown('/blog')).toBe(`mf-blog ${LIVE}`)
    const { response, html } = await site.page(path)
    expect(textOf(html)).toBe(`mf-blog ${NEXT}`)
    expect(html).toContain(`"preview":{"mf-blog":"${NEXT}"}`)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'strict-origin'
    })
    expect(response.headers.get('etag')).toBeNull()
    // Other pages of the same link, and the same page of others.
    expect(await shown(path.replace('/blog', '/offres'))).toBe(`mf-jobs ${LIVE}`)
    expect(await shown('/blog')).toBe(`mf-blog ${LIVE}`)
    expect(await shown(`/blog?mf-blog=${NEXT}`)).toBe(`mf-blog ${LIVE}`)
  })

  it('is not shown by a link that was changed, which renders nothing', async () => {
    const rendered = async () =>
      /pages_rendered_total\{[^}]*rendered[^}]*\} (\d+)/.exec(await site.metrics())?.[1]
    await site.page(path)
    const before = await rendered()
    expect(Number(before)).toBeGreaterThan(0)
    const [, end = ''] = /signature=(\d+)/.exec(path) ?? []
    const changed = [
      path.replace(NEXT, LATER),
      path.replace('mf-blog', 'mf-jobs'),
      `${path}&mf-jobs=${NEXT}`,
      path.replace(`?mf-blog=${NEXT}&`, '?'),
      path.replace(end, String(Number(end) + 1)),
      path.slice(0, -1),
      signed({ 'mf-blog': LATER }, soon(), { 'mf-blog': NEXT })
    ]
    for (const address of changed) {
      const { response, html } = await site.page(address)
      expect([address, response.status]).toEqual([address, 403])
      expect(html).toContain('Lien d’aperçu refusé')
      expect(response.headers.get('cache-control')).toBe('no-store')
    }
    expect(await rendered()).toBe(before)
  })

  it('is shown no more once the link is over, which says so', async () => {
    const { response, html } = await site.page(signed({ 'mf-blog': NEXT }, new Date(Date.now() - 1000)))
    expect(response.status).toBe(410)
    expect(html).toContain('<h1>Aperçu terminé</h1>')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await shown(signed({ 'mf-blog': NEXT }, soon()))).toBe(`mf-blog ${NEXT}`)
    expect((await site.page(signed({ 'mf-blog': '0.1.0-99999999' }, soon()))).response.status).toBe(404)
  })

  it('is shown by another gateway too, which holds the public half of the key alone', async () => {
    const half = `${site.dir}.pub`
    const publicKey = createPublicKey(readFileSync(`${site.dir}.key`, 'utf8'))
    writeFileSync(half, publicKey.export({ type: 'spki', format: 'pem' }))
    const other = await startTestGateway({
      env: { PREVIEW: 'off', REMOTES_DIR: site.dir, RELEASES_KEY_FILE: half }
    })
    try {
      expect(textOf((await other.page(path)).html)).toBe(`mf-blog ${NEXT}`)
      expect(textOf((await other.page('/blog')).html)).toBe(`mf-blog ${LIVE}`)
      expect((await other.page(path.replace(NEXT, LATER))).response.status).toBe(403)
    } finally {
      await other.stop()
      rmSync(half)
    }
  })

  it('stands in no log and no metric with what opens it', async () => {
    await site.page(path)
    const [, signature = ''] = /preview-signature=(.+)$/.exec(path) ?? []
    await eventually('the page is in the log', () => site.log.text().includes('preview-signature=[redacted]'))
    for (const part of [signature, ...signature.split('.').slice(1)]) {
      expect(site.log.text()).not.toContain(part)
      expect(await site.metrics()).not.toContain(part)
    }
  })
})

describe('FED-47 a link to several versions', () => {
  const sign = (body: object, token = all) => site.call(token, 'POST', '/releases/preview', body)

  it('is signed for a token that may publish each of them, and shows them beside each other', async () => {
    const asked = { versions: { 'mf-blog': NEXT, 'mf-jobs': NEXT }, days: 30 }
    const { status, body } = await sign(asked)
    expect(status).toBe(200)
    const address = String(body.address).slice(ORIGIN.length)
    expect(await shown(address)).toBe(`mf-blog ${NEXT}`)
    expect(await shown(address.replace('/blog', '/offres'))).toBe(`mf-jobs ${NEXT}`)
    expect(site.log.text()).toMatch(/"by":"Plateforme"[^\n]*link to a preview signed/)
    const { token } = site.token('Blog', { deployables: ['mf-blog'], routes: ['/blog'] })
    expect((await sign(asked, token)).status).toBe(403)
    expect((await sign({ versions: { 'mf-blog': NEXT } }, token)).status).toBe(200)
    expect((await sign(asked, 'wrong')).status).toBe(401)
  })

  it.each([
    ['a version that is not kept', { versions: { 'mf-blog': '0.1.0-99999999' } }],
    ['none', { versions: {} }],
    ['more than thirty days', { versions: { 'mf-blog': NEXT }, days: 31 }],
    ['no day', { versions: { 'mf-blog': NEXT }, days: 0 }]
  ])('is not signed for %s', async (_, body) => {
    expect((await sign(body)).status).toBe(422)
  })
})
