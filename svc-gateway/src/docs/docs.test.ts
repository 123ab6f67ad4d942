import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { OPERATIONS } from '@site/contracts/operations/table/operations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway()
})
afterAll(() => gateway.stop())

const at = (path: string) => gateway.url + path.replace(/:\w+/g, '7')

describe('the description of the API', () => {
  it('is the one place of the sources where a path of the API is written', () => {
    const root = join(import.meta.dirname, '../../..')
    const sources = [
      'svc-gateway',
      'svc-content',
      'svc-leads',
      'infra/web',
      'shell',
      ...readdirSync(root).filter((name) => name.startsWith('mf-'))
    ].flatMap((workspace) =>
      readdirSync(join(root, workspace, 'src'), { recursive: true, encoding: 'utf8' })
        .filter(
          (file) => /\.tsx?$/.test(file) && !/\.(test|suite)\.tsx?$|(^|\/)(testing|benchmark)\//.test(file)
        )
        .map((file) => join(workspace, 'src', file))
    )
    expect(sources.length).toBeGreaterThan(300)
    // But for the parts of it that remotes declare and the shell grants (decision 201).
    const codeOf = (file: string) =>
      file === 'shell/src/federation/grants.ts'
        ? ''
        : readFileSync(join(root, file), 'utf8').replace(/\bapi: \[.*?\]/s, '')
    const written = sources.filter((file) => /['"`]\/api\/\w/.test(codeOf(file)))
    expect(written).toEqual([])
  })

  it.each([...new Set(OPERATIONS.map(({ call }) => call.path))])(
    '%s: other methods are 405 with Allow as described',
    async (path) => {
      const methods = OPERATIONS.filter(({ call }) => call.path === path).map(({ call }) => call.method)
      const response = await fetch(at(path), { method: 'OPTIONS' })
      expect(response.status).toBe(405)
      const allowed = (response.headers.get('allow') ?? '')
        .split(/,\s*/)
        .filter((method) => method !== 'HEAD')
      expect(allowed).toEqual(expect.arrayContaining(methods))
    }
  )

  it.each(OPERATIONS.filter(({ owner }) => owner === 'gateway'))(
    'what the gateway answers by itself to $id is described',
    async ({ call: { method, path }, successes, refusals }) => {
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
