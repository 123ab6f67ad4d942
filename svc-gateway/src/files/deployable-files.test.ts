import { mkdir, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { eventually } from '@site/service/testing/test-database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway.ts'

const BASE = '/remotes/mf-blog/0.1.0-11111111'
const SCRIPT = `export const text = '${'mot '.repeat(400)}'`
let gateway: TestGateway

beforeAll(async () => {
  gateway = await startTestGateway()
  const dir = join(gateway.dir, 'mf-blog/0.1.0-11111111')
  await mkdir(join(dir, 'client/assets'), { recursive: true })
  await mkdir(join(dir, 'server'))
  await writeFile(join(dir, 'client/assets/page-x1.js'), SCRIPT)
  await writeFile(join(dir, 'client/ready.js'), SCRIPT)
  await writeFile(join(dir, 'client/ready.js.br'), brotliCompressSync(`// prêt\n${SCRIPT}`))
  await writeFile(join(dir, 'client/font.woff2'), 'police')
  await writeFile(join(dir, 'client/page.html'), '<script>1</script>')
  await writeFile(join(dir, 'client/empty.css'), '')
  await writeFile(join(dir, 'client/.hidden'), 'caché')
  await writeFile(join(dir, 'server/entry.cjs'), 'secret')
  await writeFile(join(gateway.dir, 'registry.json.txt'), 'secret')
})
afterAll(() => gateway.stop())

/** As it stands: fetch would resolve '..' before it asks. */
const raw = (path: string, method = 'GET') =>
  new Promise<{ status: number; body: string }>((resolve, reject) => {
    const call = request(gateway.url, { path, method }, async (response) => {
      const chunks = await response.toArray()
      resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() })
    })
    call.on('error', reject).end()
  })

describe('files of a deployable', () => {
  it('are served for ever, readable from other origins, with their type', async () => {
    const response = await fetch(`${gateway.url}${BASE}/assets/page-x1.js`)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(await response.text()).toBe(SCRIPT)
    expect((await fetch(`${gateway.url}${BASE}/font.woff2`)).headers.get('content-type')).toBe('font/woff2')
    expect((await fetch(`${gateway.url}${BASE}/page.html`)).headers.get('content-type')).toBe(
      'application/octet-stream'
    )
  })

  it('are compressed once, or taken as deploy compressed them', async () => {
    const headers = { 'accept-encoding': 'br' }
    const made = await fetch(`${gateway.url}${BASE}/assets/page-x1.js`, { headers })
    expect(made.headers.get('content-encoding')).toBe('br')
    expect(await made.text()).toBe(SCRIPT)
    expect(await (await fetch(`${gateway.url}${BASE}/ready.js`, { headers })).text()).toBe(
      `// prêt\n${SCRIPT}`
    )
    const font = await fetch(`${gateway.url}${BASE}/font.woff2`, { headers })
    expect(font.headers.get('content-encoding')).toBeNull()
  })

  it('answer 304 to who has them, and HEAD without a body', async () => {
    const etag = (await fetch(`${gateway.url}${BASE}/assets/page-x1.js`)).headers.get('etag') ?? ''
    const again = await fetch(`${gateway.url}${BASE}/assets/page-x1.js`, {
      headers: { 'if-none-match': etag }
    })
    expect(again.status).toBe(304)
    expect(await raw(`${BASE}/assets/page-x1.js`, 'HEAD')).toEqual({ status: 200, body: '' })
    expect((await raw(`${BASE}/assets/page-x1.js`, 'PUT')).status).toBe(405)
  })

  it('may hold nothing', async () => {
    for (const _ of ['read', 'from memory'])
      expect(await raw(`${BASE}/empty.css`)).toEqual({ status: 200, body: '' })
  })

  it.each([
    `${BASE}/../server/entry.cjs`,
    `${BASE}/%2e%2e/server/entry.cjs`,
    `${BASE}/%2e%2e%2fserver%2fentry.cjs`,
    `${BASE}/..%5cserver%5centry.cjs`,
    `${BASE}/assets/../../server/entry.cjs`,
    `${BASE}//server/entry.cjs`,
    `${BASE}/.hidden`,
    `${BASE}/page-x1.js%00.txt`,
    `${BASE}/%zz`,
    `${BASE}/`,
    BASE,
    `${BASE}/assets`,
    '/remotes/../registry.json.txt',
    '/remotes/%2e%2e/registry.json.txt',
    '/remotes/mf-blog/../registry.json.txt',
    '/remotes/mf-blog/0.1.0-11111111%2f..%2f..%2fregistry.json.txt',
    '/remotes/registry.json',
    '/remotes//etc/passwd',
    '/remotes/svc-content/0.1.0-11111111/assets/page-x1.js',
    '/remotes/mf-blog/latest/assets/page-x1.js',
    '/remotes/mf-blog/files/../registry.json.txt',
    '/remotes/mf-blog/files/%2e%2e/0.1.0-11111111/server/entry.cjs',
    '/remotes/mf-blog/files/'
  ])('never leave the folder of the version: %s', async (path) => {
    const { status, body } = await raw(path)
    expect(status).toBe(404)
    expect(JSON.parse(body)).toMatchObject({ code: 'not-found' })
  })

  it('stop being served within seconds of being gone', async () => {
    const file = join(gateway.dir, 'mf-blog/0.1.0-11111111/client/gone.js')
    await writeFile(file, 'bientôt')
    expect((await fetch(`${gateway.url}${BASE}/gone.js`)).status).toBe(200)
    await rm(file)
    await eventually(
      'the absence is seen',
      async () => (await fetch(`${gateway.url}${BASE}/gone.js`)).status === 404
    )
  })
})
