import type { DevRenderedPage, DevRenderJob } from '@site/contracts/federation/development/dev-rendering'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { buildDeployable } from '../testing/build-deployable.ts'
import { type FakeService, sendJson, startFakeService } from '../testing/fake-services.ts'
import { sha256, startTestGateway, type TestGateway } from '../testing/start-test-gateway.ts'
import { stubRemote, stubShell } from '../testing/stubs.ts'

const VERSION = '0.1.0-11111111'
const RENDERED: DevRenderedPage = {
  page: {
    html: '<main>des sources</main>',
    head: { title: 'Des sources', description: 'D' },
    status: 200,
    index: true,
    match: { remote: 'mf-blog', path: '/blog', page: 'page0' },
    data: '{"queries":["</script>"]}',
    cacheTags: []
  },
  styles: [{ id: 'shell:/src/a.css', css: '.a::after{content:"</style>"}' }]
}

let renderer: FakeService
let gateway: TestGateway
beforeEach(async () => {
  renderer = await startFakeService((_, response) => sendJson(response, 200, RENDERED))
  gateway = await startTestGateway({
    env: { DEV_SERVERS: '{"shell":"http://localhost:5173"}', DEV_RENDERER: renderer.url },
    build: async (dir) => ({
      shell: { live: await buildDeployable(dir, stubShell()) },
      'mf-blog': {
        live: await buildDeployable(
          dir,
          stubRemote({
            name: 'mf-blog',
            version: VERSION,
            pages: [{ path: '/blog' }, { path: '/app', render: 'client' }]
          })
        )
      }
    })
  })
})
afterEach(async () => {
  await gateway.stop()
  await renderer.stop()
})

const jobs = () => renderer.received.map(({ body }) => JSON.parse(body) as DevRenderJob)

it('asks the renderer for each page anew, and sends its markup, data and styles', async () => {
  const { response, html } = await gateway.page('/blog')
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(html).toContain('<div id="root"><main>des sources</main></div>')
  expect(html).toContain('<title>Des sources</title>')
  expect(html).toContain('"data":{"queries":["\\u003c/script>"]}')
  expect(html).toContain('<style data-vite-dev-id="shell:/src/a.css">.a::after{content:"<\\/style>"}</style>')
  expect(html).toContain('"rendered":true')
  await gateway.page('/blog')
  const [first, ...others] = jobs()
  expect(others).toHaveLength(1)
  expect(first?.url).toBe('https://www.lucarne.example/blog')
  expect(first?.owner).toMatchObject({ remote: 'mf-blog', page: 'page0' })
  expect(first?.owner?.bundle).toContain(`mf-blog/${VERSION}/server/`)
})

it('shows why a page cannot be rendered, as text, and what to wait for', async () => {
  const problem = {
    deployable: 'mf-blog',
    message: 'cassé <b>',
    stack: 'at mf-blog/src/a.tsx:3:7',
    revision: 12
  }
  renderer.answer((_, response) => sendJson(response, 500, problem))
  const { response, html } = await gateway.page('/blog')
  expect(response.status).toBe(500)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(html).toContain('<strong>mf-blog</strong>')
  expect(html).toContain('<pre>cassé &lt;b&gt;</pre>')
  expect(html).toContain('<pre>at mf-blog/src/a.tsx:3:7</pre>')
  const script = /<script>(.*)<\/script>/.exec(html)?.[1] ?? ''
  expect(script).toContain(`"${renderer.url}/changes?since=12"`)
  const policy = response.headers.get('content-security-policy')
  expect(policy).toContain(`'sha256-${sha256(script)}'`)
  expect(policy).toContain(`connect-src 'self' ${renderer.url}`)
  renderer.answer((_, response) => sendJson(response, 200, RENDERED))
  expect((await gateway.page('/blog')).response.status).toBe(200)
})

it('says so when the renderer is away, in a page that waits for it', async () => {
  await renderer.stop()
  const { response, html } = await gateway.page('/blog')
  expect(response.status).toBe(500)
  expect(html).toContain('The renderer does not answer.')
  expect(html).toContain(`${renderer.url}/changes?since=0`)
})

it('leaves pages of the administration, and those that say so, to the browser', async () => {
  for (const path of ['/admin', '/app']) {
    const { html } = await gateway.page(path)
    expect(html).toContain('<div id="root"></div>')
  }
  expect(jobs()).toEqual([])
})
