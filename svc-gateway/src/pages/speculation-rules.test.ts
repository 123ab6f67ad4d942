import { afterEach, describe, expect, it } from 'vitest'
import { buildDeployable } from '../testing/build-deployable.ts'
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway.ts'
import { type PageStub, stubRemote, stubShell } from '../testing/stubs.ts'

let gateway: TestGateway
afterEach(() => gateway.stop())

const pageAt = (path: string): PageStub => ({ path, component: `() => 'Bonjour'` })

const open = async (paths: string[]) => {
  gateway = await startTestGateway({
    build: async (dir) => ({
      shell: { live: await buildDeployable(dir, stubShell()) },
      'mf-blog': {
        live: await buildDeployable(
          dir,
          stubRemote({ name: 'mf-blog', version: '0.1.0-11111111', pages: paths.map(pageAt) })
        )
      }
    })
  })
}

interface Rules {
  prerender?: {
    where: { and: [{ href_matches: string[] }, { selector_matches: string }] }
    eagerness: string
  }[]
}

describe('what a browser may prerender', () => {
  it('is named to it by every public page, and is the public pages alone', async () => {
    await open(['/', '/blog', '/article/:id', '/admin', '/admin/leads', '*'])
    const page = await fetch(`${gateway.url}/blog`, { headers: { accept: 'text/html' } })
    const named = page.headers.get('speculation-rules')
    expect(named).toBe('"/speculation-rules.json"')
    const answer = await fetch(gateway.url + JSON.parse(named ?? ''))
    expect(answer.headers.get('content-type')).toBe('application/speculationrules+json')
    const { prerender = [] } = (await answer.json()) as Rules
    expect(prerender).toHaveLength(1)
    expect(prerender[0]?.eagerness).toBe('moderate')
    expect(prerender[0]?.where.and[0].href_matches).toEqual(['/', '/blog', '/article/:id'])
  })

  it('is named on no page of the administration', async () => {
    await open(['/', '/admin'])
    const page = await fetch(`${gateway.url}/admin`, { headers: { accept: 'text/html' } })
    expect(page.status).toBe(200)
    expect(page.headers.get('speculation-rules')).toBeNull()
  })

  it('is nothing where no page is public', async () => {
    await open(['*'])
    expect(await (await fetch(`${gateway.url}/speculation-rules.json`)).json()).toEqual({})
  })
})
