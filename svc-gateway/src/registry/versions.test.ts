import { appendFile, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eventually } from '@site/service/testing/test-database'
import { afterEach, describe, expect, it } from 'vitest'
import { buildDeployable, type DeployableStub } from '../testing/build-deployable.ts'
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway.ts'
import { type RemoteStub, stubRemote, stubShell } from '../testing/stubs.ts'

let gateway: TestGateway
afterEach(() => gateway.stop())

const V1 = '0.1.0-11111111'
const V2 = '0.1.0-22222222'

const saying = (text: string) => `() => React.createElement('p', null, '${text}')`
const remote = (version: string, rest: Partial<RemoteStub> = {}) =>
  stubRemote({ name: 'mf-blog', version, pages: [{ path: '/blog', component: saying(version) }], ...rest })
const other = stubRemote({
  name: 'mf-marketing',
  version: V1,
  pages: [{ path: '/', component: saying('accueil') }]
})

/** A gateway with mf-blog in these versions, beside a remote that is well. */
const withBlog = (
  live: DeployableStub,
  previous: DeployableStub | null,
  env: Record<string, string> = {},
  overrides = {}
) =>
  startTestGateway({
    overrides,
    // What must be rendered has the time for it, however crowded the machine.
    env: { RENDER_TIMEOUT_MS: '20000', ...env },
    build: async (dir) => ({
      shell: { live: await buildDeployable(dir, stubShell()) },
      'mf-marketing': { live: await buildDeployable(dir, other) },
      'mf-blog': {
        live: await buildDeployable(dir, live),
        ...(previous && { previous: await buildDeployable(dir, previous) })
      }
    })
  })

const serving = async () => {
  const { html } = await gateway.page('/blog')
  const state = JSON.parse(/id="site-state">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null')
  const found = state.registry.remotes.find(({ name }: { name: string }) => name === 'mf-blog')
  return {
    html,
    announced: found?.version ?? null,
    previous: found?.previous?.version ?? null,
    rendered: state.rendered
  }
}

describe('the effective version', () => {
  // FED-7
  it('is the live one, which names the previous one as what to fall back to', async () => {
    gateway = await withBlog(remote(V2), remote(V1))
    expect(await serving()).toMatchObject({ announced: V2, previous: V1, rendered: true })
    expect(await gateway.metrics()).toMatch(
      /deployable_serving\{deployable="mf-blog",version="0.1.0-22222222",state="live"[^}]*\} 1/
    )
  })

  it('never is one that was rolled back, nor is that one announced to the browser or tried for a failed render', async () => {
    const throws = [{ path: '/blog', component: `() => { throw new Error('cassé') }` }]
    gateway = await startTestGateway({
      env: { RENDER_TIMEOUT_MS: '1500' },
      build: async (dir) => ({
        shell: { live: await buildDeployable(dir, stubShell()) },
        'mf-marketing': { live: await buildDeployable(dir, other) },
        'mf-blog': {
          live: await buildDeployable(dir, remote(V1, { pages: throws })),
          previous: await buildDeployable(dir, remote(V2)),
          held: [V2]
        }
      })
    })
    expect(await serving()).toMatchObject({ announced: V1, previous: null, rendered: false })
    await rm(join(gateway.dir, 'mf-blog', V1, 'client/entry.js'))
    await eventually('the remote is down', async () => (await serving()).announced === null)
    expect((await gateway.page('/blog')).html).not.toContain(V2)
  })

  // FED-3
  it('changes within a second of a deploy and of a rollback', async () => {
    gateway = await withBlog(remote(V1), null)
    const shell = { live: await buildDeployable(gateway.dir, stubShell()) }
    const first = await buildDeployable(gateway.dir, remote(V1))
    const second = await buildDeployable(gateway.dir, remote(V2))
    const marketing = { live: await buildDeployable(gateway.dir, other) }
    await gateway.deploy({ shell, 'mf-marketing': marketing, 'mf-blog': { live: second, previous: first } })
    expect((await serving()).html).toContain(`<p>${V2}</p>`)
    await gateway.deploy({ shell, 'mf-marketing': marketing, 'mf-blog': { live: first, previous: second } })
    expect((await serving()).html).toContain(`<p>${V1}</p>`)
  })

  it.each([
    ['a file is gone', (dir: string) => rm(join(dir, 'client/page0.js'))],
    ['a file is cut short', (dir: string) => truncate(join(dir, 'client/base.css'), 3)],
    [
      'a file says something else',
      (dir: string) => writeFile(join(dir, 'client/entry.js'), 'autre chose ici')
    ],
    ['the server bundle is gone', (dir: string) => rm(join(dir, 'server/entry.cjs'))],
    ['everything is gone', (dir: string) => rm(dir, { recursive: true })]
  ])('falls back to previous when %s while it is live, and comes back with it', async (_, harm) => {
    gateway = await withBlog(remote(V2), remote(V1))
    await serving()
    await harm(join(gateway.dir, 'mf-blog', V2))
    await eventually('previous serves', async () => (await serving()).announced === V1)
    expect(await serving()).toMatchObject({ announced: V1, previous: null, rendered: true })
    expect(gateway.log.text()).toMatch(/"state":"previous"[^\n]*(is missing|does not match)/)
    await buildDeployable(gateway.dir, remote(V2))
    await eventually('live serves again', async () => (await serving()).announced === V2)
  })

  it('is none when there is no previous: the slot says so with 503, other pages work', async () => {
    gateway = await withBlog(remote(V1), null)
    await rm(join(gateway.dir, 'mf-blog', V1), { recursive: true })
    await eventually('the remote is down', async () => (await serving()).announced === null)
    const { response, html } = await gateway.page('/blog')
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).not.toBeNull()
    expect(html).toContain('Ce contenu est indisponible: mf-blog')
    expect(html).toContain('"down":[{"name":"mf-blog","routes":["/blog"],"widget":false}]')
    expect((await gateway.page('/')).html).toContain('<p>accueil</p>')
  })

  it('is a plain French page with 503 while no shell is verified', async () => {
    gateway = await withBlog(remote(V1), null)
    await rm(join(gateway.dir, 'shell'), { recursive: true })
    await eventually('the shell is down', async () => (await gateway.page('/')).response.status === 503)
    const { response, html } = await gateway.page('/')
    expect(html).toContain('<html lang="fr">')
    expect(html).toContain('momentanément indisponible')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect((await fetch(`${gateway.url}/api/blog`)).status).toBe(200)
  })

  it('keeps serving what was good when the registry cannot be read', async () => {
    gateway = await withBlog(remote(V1), null)
    await writeFile(join(gateway.dir, 'registry.json'), '{"revision": 1, "units":')
    await eventually('the error is logged', () => gateway.log.text().includes('registry cannot be read'))
    expect(await serving()).toMatchObject({ announced: V1, rendered: true })
  })

  it('is read as soon as there is a registry at all', async () => {
    gateway = await startTestGateway()
    expect((await gateway.page('/')).response.status).toBe(503)
    await gateway.deploy({
      shell: { live: await buildDeployable(gateway.dir, stubShell()) },
      'mf-marketing': { live: await buildDeployable(gateway.dir, other) }
    })
    await eventually('the page is rendered', async () =>
      (await gateway.page('/')).html.includes('<p>accueil</p>')
    )
  })
})

describe('a live version that does not render', () => {
  const broken = {
    throws: remote(V2, { pages: [{ path: '/blog', component: `() => { throw new Error('cassé') }` }] }),
    loops: remote(V2, { pages: [{ path: '/blog', component: '() => { for (;;) {} }' }] }),
    cannotLoad: remote(V2, { top: `throw new Error('à l’évaluation')` }),
    needsMore: remote(V2, { top: `require('node:fs')` })
  }

  it.each(Object.entries(broken))(
    '(%s) is replaced by the previous one for the same request',
    async (_, live) => {
      const isEndless = live === broken.loops
      const env = { RENDER_PAUSE_MS: '60000', ...(isEndless && { RENDER_TIMEOUT_MS: '1500' }) }
      gateway = await withBlog(live, remote(V1), env)
      const first = await serving()
      expect(first).toMatchObject({ announced: V1, previous: null, rendered: true })
      expect(first.html).toContain(`<p>${V1}</p>`)
      expect(await serving()).toMatchObject({ announced: V1, rendered: true })
      expect(await gateway.metrics()).toMatch(
        /deployable_render_errors_total\{[^}]*deployable="mf-blog"[^}]*\} 1\n/
      )
      expect((await gateway.page('/')).html).toContain('<p>accueil</p>')
    }
  )

  it('is the one to blame when several threads meet it at once', async () => {
    const env = { RENDER_WORKERS: '2', RENDER_PAUSE_MS: '60000' }
    // Slow enough for both threads to be at it.
    const top = `const end = Date.now() + 500; while (Date.now() < end); throw new Error('à l’évaluation')`
    gateway = await withBlog(remote(V2, { top }), remote(V1), env)
    await eventually('both threads are ready', async () =>
      /render_threads_ready\S* 2/.test(await gateway.metrics())
    )
    expect(await serving()).toMatchObject({ announced: V1, rendered: true })
    expect(await gateway.metrics()).not.toMatch(new RegExp(`deployable_render_errors_total\\{[^}]*${V1}`))
  })

  it('is tried again after a while, and stays when it renders', async () => {
    let isBroken = true
    gateway = await withBlog(
      remote(V2, {
        pages: [
          {
            path: '/blog',
            tags: ['articles'],
            load: `async ({ getJson, query }) => query.set('ok', await getJson('/api/blog'))`,
            component: `({ data }) => { if (data.ok.length) throw new Error('encore'); return 'guéri' }`
          }
        ]
      }),
      remote(V1),
      { RENDER_PAUSE_MS: '100' }
    )
    gateway.content.answer((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end(isBroken ? '[1]' : '[]')
    })
    expect((await serving()).announced).toBe(V1)
    isBroken = false
    await gateway.publish()
    await eventually('live serves again', async () => (await serving()).html.includes('guéri'))
    expect((await serving()).announced).toBe(V2)
  })

  it('has its files checked at once, and does not come back when they are damaged', async () => {
    gateway = await withBlog(broken.throws, remote(V1), { RENDER_PAUSE_MS: '100' }, { verifyMs: 3_600_000 })
    await appendFile(join(gateway.dir, 'mf-blog', V2, 'server/entry.cjs'), '//')
    expect((await serving()).announced).toBe(V1)
    await eventually('the damage is found', () =>
      gateway.log.entries().some(({ error }) => error === 'server/entry.cjs does not match its integrity')
    )
    expect((await serving()).announced).toBe(V1)
  })

  it('is not blamed for a page that the previous one cannot render either', async () => {
    const odd = `() => { throw new Error('adresse étrange') }`
    const pages = (version: string) => [
      { path: '/blog', component: saying(version) },
      { path: '/article/:id', component: odd }
    ]
    gateway = await withBlog(remote(V2, { pages: pages(V2) }), remote(V1, { pages: pages(V1) }))
    expect((await gateway.page('/article/1')).html).toContain('<div id="root"></div>')
    expect(await serving()).toMatchObject({ announced: V2, rendered: true })
  })

  it('is left to the browser when there is no previous one', async () => {
    gateway = await withBlog(broken.throws, null)
    expect(await serving()).toMatchObject({ announced: V2, rendered: false })
  })

  it('costs its own slot alone when it is a widget on the page of another remote', async () => {
    const chat = (version: string, widget: string) =>
      stubRemote({ name: 'mf-chat', version, pages: [], widget })
    gateway = await startTestGateway({
      build: async (dir) => ({
        shell: { live: await buildDeployable(dir, stubShell()) },
        'mf-marketing': { live: await buildDeployable(dir, other) },
        'mf-chat': { live: await buildDeployable(dir, chat(V1, `() => { throw new Error('bavard') }`)) }
      })
    })
    const { html } = await gateway.page('/')
    expect(html).toContain('<p>accueil</p>')
    expect(gateway.log.text()).toContain('"deployable":"mf-chat"')
  })

  it('gives way to the previous shell when the shell is at fault', async () => {
    const badShell = { ...stubShell('NEUF', '1.0.0-bbbbbbbb') }
    badShell.server = badShell.server.replace(
      'const found = find',
      `throw new Error('coquille'); const found = find`
    )
    gateway = await startTestGateway({
      build: async (dir) => ({
        shell: {
          live: await buildDeployable(dir, badShell),
          previous: await buildDeployable(dir, stubShell())
        },
        'mf-marketing': { live: await buildDeployable(dir, other) }
      })
    })
    const { html } = await gateway.page('/')
    expect(html).toContain('<p>accueil</p>')
    expect(html).toContain('"version":"1.0.0-aaaaaaaa"')
  })
})

describe('a server bundle', () => {
  it('does not see the environment of the gateway, which holds the admin code', async () => {
    const component = `() => 'env:' + JSON.stringify(process.env)`
    gateway = await withBlog(remote(V1, { pages: [{ path: '/blog', component }] }), null)
    expect((await serving()).html).toContain('env:{&quot;NODE_ENV&quot;:&quot;production&quot;}')
  })

  it.each([
    [
      'modules of Node',
      `process.getBuiltinModule('node:fs').readFileSync('/proc/self/environ', 'utf8').length`
    ],
    ['the report of the process', `process.report.getReport().environmentVariables.PATH.length`],
    ['bindings of Node', `typeof process.binding('fs')`],
    ['files as environment', `process.loadEnvFile('/proc/self/environ')`],
    ['addons', `process.dlopen({ exports: {} }, '/nowhere.node')`],
    ['the network', `typeof fetch('http://127.0.0.1:1').catch(() => 0)`],
    ['the end of the process', `process.kill(process.pid, 0)`],
    ['its own process back', `(delete globalThis.process, globalThis.process = {}, process.env.NODE_ENV.x.y)`]
  ])('is given no way to %s', async (_, way) => {
    const component = `() => { try { return 'got:' + ${way} } catch (error) { return 'none:' + error.name } }`
    gateway = await withBlog(remote(V1, { pages: [{ path: '/blog', component }] }), null)
    expect((await serving()).html).toContain('none:TypeError')
  })

  it('cannot import modules of Node either', async () => {
    const load = `async ({ query }) => query.set('e', await import('node:fs').then(() => 'got', () => 'none'))`
    const pages = [{ path: '/blog', load, component: `({ data }) => 'import:' + data.e` }]
    gateway = await withBlog(remote(V1, { pages }), null)
    expect((await serving()).html).toContain('import:none')
  })

  it('receives the shell’s platform, and the HttpError of that platform', async () => {
    const pages = [
      {
        path: '/blog',
        load: `async ({ getJson, query }) => query.set('e', await getJson('/api/leads').catch((e) =>
          [e instanceof platform.HttpError, e.status, platform.mark].join()))`,
        component: `({ data }) => data.e`
      }
    ]
    gateway = await withBlog(remote(V1, { pages }), null)
    expect((await serving()).html).toContain('<main>true,404,MARK</main>')
  })
})
