import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { OPERATIONS } from '@site/contracts/operations/openapi-operations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ROUTES } from '../api/route-table.ts'
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway()
})
afterAll(() => gateway.stop())

const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`
const described = new Map(OPERATIONS.map((operation) => [nameOf(operation), operation]))
const passedOn = new Set(ROUTES.map(nameOf))
const at = (path: string) => gateway.url + path.replace(/:\w+/g, '7')

describe('the description of the API', () => {
  it('has every call the gateway passes on, with the same place of the code', () => {
    const placeOf = ({ admin = 'none' }: { admin?: string }) => admin
    const calls = ROUTES.map((route) => [nameOf(route), placeOf(route)])
    const known = ROUTES.map((route) => described.get(nameOf(route)))
    expect(known.map((one) => one && [nameOf(one), placeOf(one)])).toEqual(calls)
  })

  it('has every other call the sources name', () => {
    const root = join(import.meta.dirname, '..')
    const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|^(testing|docs)\//.test(file))
      .map((file) => readFileSync(join(root, file), 'utf8'))
    const named = new Set(sources.flatMap((text) => text.match(/(?<=')\/api\/[\w/:.-]*\w(?=')/g) ?? []))
    expect(named.size).toBeGreaterThan(10)
    const paths = new Set(OPERATIONS.map(({ path }) => path))
    expect([...named].filter((path) => !paths.has(path))).toEqual([])
  })

  it.each([...new Set(OPERATIONS.map(({ path }) => path))])(
    '%s: other methods are 405 with Allow as described',
    async (path) => {
      const methods = OPERATIONS.filter((one) => one.path === path).map(({ method }) => method)
      const response = await fetch(at(path), { method: 'OPTIONS' })
      expect(response.status).toBe(405)
      const allowed = (response.headers.get('allow') ?? '')
        .split(/,\s*/)
        .filter((method) => method !== 'HEAD')
      expect(allowed).toEqual(expect.arrayContaining(methods))
    }
  )

  it.each([...described.values()].filter((one) => !passedOn.has(nameOf(one))))(
    'what the gateway answers by itself to $method $path is described',
    async ({ method, path, successes, refusals }) => {
      const { status } = await fetch(at(path), { method, signal: AbortSignal.timeout(3000) })
      expect([...successes.map((one) => one.status), ...refusals]).toContain(status)
    }
  )
})

describe('GET /api/docs', () => {
  it('is a page with every operation, without a script, under a policy of its own', async () => {
    const { response, html } = await gateway.page('/api/docs')
    expect(response.status).toBe(200)
    for (const { id } of OPERATIONS) expect(html).toContain(`<article id="${id}">`)
    expect(html).not.toMatch(/<script|style=|https?:\/\/(?!www\.lucarne\.example|\S*\.example)/)
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-\S+'/)
    expect(policy).not.toContain('unsafe')
  })

  it('serves both documents, compressed, and unchanged ones as 304', async () => {
    for (const name of ['openapi', 'asyncapi']) {
      const asked = { 'accept-encoding': 'br' }
      const first = await fetch(`${gateway.url}/api/${name}.json`, { headers: asked })
      expect([first.status, first.headers.get('content-encoding')]).toEqual([200, 'br'])
      expect(Object.keys((await first.json()) as object)[0]).toBe(name)
      const headers = { ...asked, 'if-none-match': first.headers.get('etag') ?? '' }
      expect((await fetch(`${gateway.url}/api/${name}.json`, { headers })).status).toBe(304)
    }
  })
})
