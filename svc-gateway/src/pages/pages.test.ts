import type { BrowserRegistry, BrowserRemote } from '@site/contracts/federation/registry'
import { eventually } from '@site/service/testing/test-database'
import { afterEach, describe, expect, it } from 'vitest'
import { buildDeployable, type DeployableStub } from '../testing/build-deployable.ts'
import { sendJson } from '../testing/fake-services.ts'
import {
  sha256,
  startTestGateway,
  type TestGateway,
  type TestGatewayOptions
} from '../testing/start-test-gateway.ts'
import { needingShell, type PageStub, stubRemote, stubShell } from '../testing/stubs.ts'

let gateway: TestGateway
afterEach(() => gateway.stop())

const V1 = '0.1.0-11111111'
const V2 = '0.1.0-22222222'

const HOME: PageStub = {
  path: '/',
  component: `() => React.createElement('h1', null, 'Bonjour ', platform.useSite().productName)`,
  head: `({ site }) => ({ title: 'Accueil "' + site.fullName + '"', description: 'A & B', image: '/og.png',
    structuredData: [{ '@type': 'Organization', name: '</script><script>x' }] })`
}
const BLOG: PageStub = {
  path: '/blog',
  tags: ['articles'],
  load: `async ({ getJson, query }) => query.set('list', await getJson('/api/blog'))`,
  component: `({ data }) => React.createElement('ul', null, data.list.map((a) => React.createElement('li', { key: a.id }, a.title)))`
}
const ARTICLE: PageStub = {
  path: '/article/:id',
  tags: ['articles'],
  load: BLOG.load ?? '',
  status: `({ query, params }) => query.get('list').some((a) => String(a.id) === params.id) ? 200 : 404`,
  component: `({ data, params }) => (data.list.find((a) => String(a.id) === params.id) ?? { title: 'Article non trouvé' }).title`
}
const UNKNOWN: PageStub = {
  path: '*',
  index: false,
  status: '() => 404',
  component: `() => 'Page Not Found'`
}

/** A shell and one remote with these pages, live. */
const site = (pages: PageStub[], options: TestGatewayOptions = {}) =>
  startTestGateway({
    ...options,
    build: async (dir) => ({
      shell: { live: await buildDeployable(dir, stubShell()) },
      'mf-blog': { live: await buildDeployable(dir, stubRemote({ name: 'mf-blog', version: V1, pages })) }
    })
  })

const stateOf = (html: string) =>
  JSON.parse(/<script type="application\/json" id="site-state">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null')

const mapOf = (html: string) =>
  JSON.parse(/<script type="importmap">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null')

describe('a page', () => {
  it('PAGE-18 that shows the day is made anew at midnight in Paris, and no other', async () => {
    let time = Date.parse('2026-11-26T22:59:00.000Z')
    const at = (path: string, tags: string[]): PageStub => ({
      path,
      tags,
      component: `() => 'fait ' + Math.random()`
    })
    gateway = await site([at('/', ['day']), at('/seo', [])], {
      overrides: { clock: () => new Date(time) }
    })
    const made = async (path: string) => /fait ([\d.]+)/.exec((await gateway.page(path)).html)?.[1]
    const [home, seo] = [await made('/'), await made('/seo')]
    expect([await made('/'), await made('/seo')]).toEqual([home, seo])
    time = Date.parse('2026-11-26T23:00:00.000Z')
    expect(await made('/')).not.toBe(home)
    expect(await made('/seo')).toBe(seo)
  })

  it('arrives rendered, with the head of its route', async () => {
    gateway = await site([HOME])
    const { response, html } = await gateway.page('/?utm_source=x')
    expect(response.status).toBe(200)
    expect(html).toMatch(/^<!doctype html>\n<html lang="fr">/)
    expect(html).toContain('<main><h1>Bonjour <!-- -->Lucarne</h1></main>')
    expect(html).toContain('<title>Accueil &quot;Lucarne IA&quot;</title>')
    expect(html).toContain('<meta name="description" content="A &amp; B">')
    expect(html).toContain('<link rel="canonical" href="https://www.lucarne.example/">')
    expect(html).toContain('<meta property="og:image" content="https://www.lucarne.example/og.png">')
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image">')
    expect(html).toContain('<meta name="robots" content="index')
  })

  it('holds its styles, in order, and its boot script, and links fonts', async () => {
    gateway = await site([HOME, BLOG])
    const { response, html } = await gateway.page('/blog')
    const [, style = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? []
    expect(style).toBe(`body{margin:0}\n/* mf-blog ${V1} base.css */\n/* mf-blog ${V1} page1.css */`)
    expect(response.headers.get('content-security-policy')).toContain(
      `style-src 'self' 'sha256-${sha256(style)}';`
    )
    const links = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"( disabled)?/g)]
    expect(links.map(([, href, disabled]) => [href, disabled])).toEqual([
      ['/remotes/shell/1.0.0-aaaaaaaa/shell.css', ' disabled'],
      [`/remotes/mf-blog/${V1}/base.css`, ' disabled'],
      [`/remotes/mf-blog/${V1}/page1.css`, ' disabled']
    ])
    expect(html).toContain('<link rel="preload" href="/remotes/shell/1.0.0-aaaaaaaa/font.woff2" as="font"')
    // What keeps a visitor’s clicks is there as soon as what can be pressed.
    expect(html).toContain('<script>boot()</script>\n</body>')
    expect(html).not.toContain('src="/remotes/shell')
  })

  // SAFE-9
  it('links a boot script that could end the element it stands in, with integrity', async () => {
    gateway = await startTestGateway({
      build: async (dir) => {
        const shell = stubShell()
        const client = { ...shell.client, 'boot.js': 'boot("</script><b>")' }
        return { shell: { live: await buildDeployable(dir, { ...shell, client }) } }
      }
    })
    const { html } = await gateway.page('/')
    expect(html).not.toContain('<b>')
    expect(html).toMatch(
      /<script async src="\/remotes\/shell\/1\.0\.0-aaaaaaaa\/boot\.js" integrity="sha384-/
    )
  })

  it('links a stylesheet that could end the element it stands in, and what follows it', async () => {
    gateway = await startTestGateway({
      build: async (dir) => {
        const shell = stubShell()
        const css = 'a::after{content:"</style><script>"}'
        const styled = { ...shell, client: { ...shell.client, 'shell.css': css } }
        const remote = stubRemote({ name: 'mf-blog', version: V1, pages: [HOME] })
        return {
          shell: { live: await buildDeployable(dir, styled) },
          'mf-blog': { live: await buildDeployable(dir, remote) }
        }
      }
    })
    const { html } = await gateway.page('/')
    expect(html).not.toContain('<style>')
    expect(html.match(/<link rel="stylesheet" href="[^"]+" integrity="sha384-/g)).toHaveLength(3)
  })

  it('FED-17 lists the modules of what it shows, and of a remote with a frame of its own the routes alone', async () => {
    const desk = (path: string): PageStub => ({ path, render: 'client', frame: 'none' })
    const build = async (dir: string) => {
      const deploy = (name: string, version: string, pages: PageStub[]) =>
        buildDeployable(dir, stubRemote({ name, version, pages }))
      return {
        shell: { live: await buildDeployable(dir, needingShell()) },
        'mf-blog': { live: await deploy('mf-blog', V1, [HOME, desk('/half'), UNKNOWN]) },
        'mf-admin': {
          live: await deploy('mf-admin', V2, [desk('/admin'), desk('/admin/leads')]),
          previous: await deploy('mf-admin', V1, [desk('/admin')])
        }
      }
    }
    gateway = await startTestGateway({ build })
    const listed = async (path: string) => {
      const { html } = await gateway.page(path)
      const { remotes, named, elsewhere } = stateOf(html).registry as BrowserRegistry
      const owners = Object.keys(mapOf(html).integrity).map((address) => address.split('/')[2])
      return {
        told: remotes.map(({ name, previous }) => [name, previous?.version]),
        named: named?.routes,
        elsewhere,
        hashes: [...new Set(owners)].sort()
      }
    }
    for (const path of ['/', '/half', '/rien', '/admin/rien'])
      expect(await listed(path), path).toEqual({
        told: [['mf-blog', undefined]],
        named: undefined,
        elsewhere: { 'mf-admin': '/admin page0 /admin/leads page1' },
        hashes: ['mf-blog', 'shell']
      })
    for (const path of ['/admin', '/admin/leads'])
      expect(await listed(path), path).toEqual({
        told: [['mf-admin', V1]],
        named: { 'mf-blog': '/ page0 /half page1 * page2' },
        elsewhere: undefined,
        hashes: ['mf-admin', 'shell']
      })
  })

  it('FED-52 loads what serves from addresses that versions share, and what it may fall back to from its own', async () => {
    const build = async (dir: string) => {
      const put = async (stub: DeployableStub) =>
        buildDeployable(dir, { ...stub, manifest: { ...stub.manifest, named: 'by-content' } })
      const blog = (version: string) => put(stubRemote({ name: 'mf-blog', version, pages: [HOME] }))
      return {
        shell: { live: await put(stubShell()), previous: await put(stubShell('MARK', '1.0.0-bbbbbbbb')) },
        'mf-blog': { live: await blog(V2), previous: await blog(V1) }
      }
    }
    gateway = await startTestGateway({ build })
    const { html } = await gateway.page('/')
    const [remote] = stateOf(html).registry.remotes as BrowserRemote[]
    expect(remote).toMatchObject({ base: '/remotes/mf-blog/files/', version: V2 })
    expect(remote?.previous).toMatchObject({ base: `/remotes/mf-blog/${V1}/`, version: V1 })
    expect(stateOf(html).shell.base).toBe('/remotes/shell/files/')
    const listed = Object.keys(mapOf(html).integrity)
    expect(listed).toContain('/remotes/mf-blog/files/page0.js')
    expect(listed).toContain(`/remotes/mf-blog/${V1}/page0.js`)
    // A page starts one shell.
    expect(listed.filter((address) => address.startsWith('/remotes/shell/'))).toEqual([
      '/remotes/shell/files/boot.js',
      '/remotes/shell/files/entry.js'
    ])
    expect(html).toContain('<link rel="preload" href="/remotes/shell/files/font.woff2" as="font"')
    expect(html).toContain('<style>body{margin:0}')
  })

  // PAGE-4
  it('tells the browser the same registry and data that it was rendered with', async () => {
    gateway = await site([BLOG])
    gateway.content.answer((_, response) => sendJson(response, 200, [{ id: 1, title: '</script><b>fin' }]))
    const { html } = await gateway.page('/blog')
    const state = stateOf(html)
    expect(state.rendered).toBe(true)
    expect(state.data).toEqual({ list: [{ id: 1, title: '</script><b>fin' }] })
    expect(state.registry.remotes[0]).toMatchObject({ name: 'mf-blog', version: V1, previous: null })
    expect(state.shell).toMatchObject({ base: '/remotes/shell/1.0.0-aaaaaaaa/', entry: 'entry.js' })
    expect(Object.keys(mapOf(html).integrity)).toContain(`/remotes/mf-blog/${V1}/page0.js`)
    expect(html.match(/<\/script><b>/)).toBeNull()
  })

  // SAFE-8
  it('allows its import map and its boot script by hash, and no other inline script or style', async () => {
    gateway = await site([HOME])
    const { response, html } = await gateway.page('/')
    const policy = response.headers.get('content-security-policy') ?? ''
    const map = /<script type="importmap">(.*?)<\/script>/s.exec(html)?.[1] ?? ''
    expect(policy).toContain(`script-src 'self' 'sha256-${sha256(map)}' 'sha256-${sha256('boot()')}';`)
    expect(policy).toContain("default-src 'none';")
    expect(policy).toMatch(/style-src 'self' 'sha256-[^']+';/)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(html).not.toContain('</script><script>x')
    expect(response.headers.get('referrer-policy')).toBe('strict-origin')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  })

  // PAGE-12
  it('has the status of its route: 404 for an unknown path and for a missing article', async () => {
    gateway = await site([HOME, ARTICLE, UNKNOWN])
    gateway.content.answer((_, response) => sendJson(response, 200, [{ id: 7, title: 'Sept' }]))
    expect((await gateway.page('/article/7')).response.status).toBe(200)
    const missing = await gateway.page('/article/8')
    expect(missing.response.status).toBe(404)
    expect(missing.html).toContain('Article non trouvé')
    const unknown = await gateway.page('/nulle/part')
    expect(unknown.response.status).toBe(404)
    expect(unknown.html).toContain('Page Not Found')
    expect(unknown.html).toContain('<meta name="robots" content="noindex">')
  })

  it('is for who takes HTML: others get a 404 problem, other methods a 405', async () => {
    gateway = await site([HOME])
    const image = await fetch(`${gateway.url}/photo.png`, { headers: { accept: 'image/png' } })
    expect(image.status).toBe(404)
    expect(await image.json()).toMatchObject({ code: 'not-found' })
    const posted = await gateway.post('/blog', {})
    expect(posted.status).toBe(405)
    expect(posted.headers.get('allow')).toBe('GET, HEAD')
  })

  it('answers HEAD without a body', async () => {
    gateway = await site([HOME])
    const response = await fetch(gateway.url, { method: 'HEAD', headers: { accept: 'text/html' } })
    expect(response.status).toBe(200)
    expect(await response.text()).toBe('')
  })
})

describe('the page cache', () => {
  const titles = (...names: string[]) =>
    gateway.content.answer((_, response) =>
      sendJson(
        response,
        200,
        names.map((title, index) => ({ id: index + 1, title }))
      )
    )

  // PAGE-11
  it('serves a page again without rendering, and 304 to who has it', async () => {
    gateway = await site([HOME])
    const first = await gateway.page('/')
    const etag = first.response.headers.get('etag') ?? ''
    expect(first.response.headers.get('cache-control')).toBe('public, no-cache')
    expect((await gateway.page('/?utm_source=autre')).response.headers.get('etag')).toBe(etag)
    expect((await gateway.page('/', { 'if-none-match': etag })).response.status).toBe(304)
    expect(await gateway.metrics()).toMatch(/pages_rendered_total\{[^}]*result="rendered"[^}]*\} 1\n/)
  })

  it('sends brotli, gzip or plain, as the client takes them', async () => {
    gateway = await site([HOME])
    for (const [accepted, encoding] of [
      ['gzip, br', 'br'],
      ['gzip', 'gzip'],
      ['identity', null]
    ] as const) {
      const { response, html } = await gateway.page('/', { 'accept-encoding': accepted })
      expect(response.headers.get('content-encoding')).toBe(encoding)
      expect(response.headers.get('vary')).toContain('Accept-Encoding')
      expect(html).toContain('Bonjour')
    }
  })

  it('renders once for all who ask at the same time', async () => {
    gateway = await site([BLOG])
    titles('Un')
    const pages = await Promise.all(Array.from({ length: 20 }, () => gateway.page('/blog')))
    expect(new Set(pages.map(({ html }) => html)).size).toBe(1)
    expect(await gateway.metrics()).toMatch(/pages_rendered_total\{[^}]*result="rendered"[^}]*\} 1\n/)
  })

  it('renews what articles are on when one changes, and leaves the rest', async () => {
    gateway = await site([HOME, BLOG])
    titles('Avant')
    const home = (await gateway.page('/')).response.headers.get('etag')
    expect((await gateway.page('/blog')).html).toContain('Avant')
    titles('Après')
    expect((await gateway.page('/blog')).html).toContain('Avant')
    // Who has an article open changes nothing of the blog.
    await gateway.publish('site.presence-changed')
    expect((await gateway.page('/blog')).html).toContain('Avant')
    await gateway.publish()
    await eventually('the page is renewed', async () => (await gateway.page('/blog')).html.includes('Après'))
    expect((await gateway.page('/')).response.headers.get('etag')).toBe(home)
    expect(await gateway.metrics()).toMatch(/pages_rendered_total\{[^}]*result="rendered"[^}]*\} 3\n/)
  })

  // PAGE-7
  it('shows a write that went through this gateway at the very next request', async () => {
    gateway = await site([BLOG])
    titles('Avant')
    await gateway.page('/blog')
    gateway.content.answer((request, response) =>
      request.method === 'POST'
        ? sendJson(response, 201, { id: 1 })
        : sendJson(response, 200, [{ id: 1, title: 'Après' }])
    )
    expect((await gateway.post('/api/blog', { adminCode: 'x' })).status).toBe(201)
    expect((await gateway.page('/blog')).html).toContain('Après')
  })

  // PAGE-6
  it('renders the page of what is not there once, for all addresses, and lets nobody else keep it', async () => {
    gateway = await site([HOME, ARTICLE, UNKNOWN])
    titles('Un')
    const rendered = async () =>
      Number(
        /pages_rendered_total\{[^}]*result="rendered"[^}]*\} (\d+)/.exec(await gateway.metrics())?.[1] ?? 0
      )
    for (const path of ['/rien', '/rien/du/tout', '/x0.123']) {
      const { response, html } = await gateway.page(path)
      expect([path, response.status, html.includes('Page Not Found')]).toEqual([path, 404, true])
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(response.headers.get('etag')).toBeNull()
    }
    expect(await rendered()).toBe(1)
    for (const path of ['/article/2', '/article/999999', '/article/non']) {
      const { response, html } = await gateway.page(path)
      expect([path, response.status, html.includes('Article non trouvé')]).toEqual([path, 404, true])
      expect(html).not.toContain('rel="canonical"')
    }
    expect(await rendered()).toBe(2)
    expect((await gateway.page('/article/1')).html).toContain('Un')
    titles('Un', 'Deux')
    await gateway.publish()
    await eventually('the new article is there', async () =>
      (await gateway.page('/article/2')).html.includes('Deux')
    )
    expect((await gateway.page('/article/3')).response.status).toBe(404)
  })

  it('ARTICLE-12 answers an article at its number and with its title, from one rendering, and leads on from a wrong title', async () => {
    gateway = await site([
      {
        ...ARTICLE,
        head: `({ query }) => ({ title: 'Un', description: '', canonicalPath: '/article/1-' + query.get('list')[0].title })`
      }
    ])
    const title = (name: string) =>
      gateway.content.answer((_, response) => sendJson(response, 200, [{ id: 1, title: name }]))
    title('un')
    const ask = async (path: string) => {
      const { status, headers } = await fetch(gateway.url + path, {
        headers: { accept: 'text/html' },
        redirect: 'manual'
      })
      return [status, headers.get('location'), headers.get('cache-control')]
    }
    const whole = [200, null, 'public, no-cache']
    const ledTo = (address: string) => [301, address, 'no-cache']
    for (const path of ['/article/1', '/article/1-un', '/article/1-un/', '/article/1-un?utm_source=x'])
      expect(await ask(path), path).toEqual(whole)
    expect((await gateway.page('/article/1-un')).html).toBe((await gateway.page('/article/1')).html)
    for (const path of ['/article/1-deux', '/article/1-', '/article/1-UN', '/article/1-u%6e%2F'])
      expect(await ask(path), path).toEqual(ledTo('/article/1-un'))
    expect(await ask('/article/1-deux?utm_source=a&x=%26')).toEqual(ledTo('/article/1-un?utm_source=a&x=%26'))
    expect(await gateway.metrics()).toMatch(/pages_rendered_total\{[^}]*result="rendered"[^}]*\} 1\n/)
    for (const path of ['/article/2-un', '/article/01-un', '/article/un'])
      expect((await ask(path))[0]).toBe(404)

    title('deux')
    await gateway.publish()
    await eventually('the new title', async () => (await ask('/article/1-un'))[0] === 301)
    expect(await ask('/article/1-un')).toEqual(ledTo('/article/1-deux'))
    expect(await ask('/article/1-deux')).toEqual(whole)
  })

  it('BLOG-14 renders a page for each query that it depends on, keeps none of these, and lets other queries change nothing', async () => {
    gateway = await site([
      {
        path: '/blog',
        queries: ['q', 'page'],
        load: `async ({ url, query }) => query.set('asked', url.search)`,
        component: `({ data }) => 'Asked ' + data.asked + '.'`
      }
    ])
    const asked = async (query: string) => {
      const { response, html } = await gateway.page(`/blog${query}`)
      expect(response.headers.get('cache-control')).toBe('public, no-cache')
      return /Asked (.*?)\./.exec(html)?.[1]
    }
    expect(await asked('?q=l%27%C3%A9t%C3%A9&utm_source=x&page=2')).toBe('?q=l%27%C3%A9t%C3%A9&amp;page=2')
    expect(await asked('?q=b')).toBe('?q=b')
    expect(await asked('')).toBe('')
    expect(await asked('?utm_source=x')).toBe('')
    expect(await asked('?q=')).toBe('')
    const rendered = () => gateway.metrics()
    expect(await rendered()).toMatch(/pages_rendered_total\{[^}]*result="rendered"[^}]*\} 3\n/)
    expect(await asked('?q=b')).toBe('?q=b')
    expect(await rendered()).toMatch(/pages_rendered_total\{[^}]*result="rendered"[^}]*\} 4\n/)
  })

  it('asks the pages themselves about an article while the list cannot be read', async () => {
    gateway = await site([ARTICLE])
    gateway.content.answer((_, response) => sendJson(response, 503, { message: 'Indisponible' }))
    expect((await gateway.page('/article/2')).html).toContain('<div id="root"></div>')
  })

  it('renders for a reader although another asks for more than can be rendered', async () => {
    const slow = '() => { for (const end = Date.now() + 100; Date.now() < end; ); return 1 }'
    gateway = await site([{ path: '/lent/:id', component: slow }, HOME], {
      env: { TRUSTED_PROXIES: '127.0.0.1' }
    })
    const from = (address: string, path: string) => gateway.page(path, { 'x-forwarded-for': address })
    const isRendered = ({ html }: { html: string }) => !html.includes('<div id="root"></div>')
    let isOver = false
    let refused = 0
    /** Asks again as soon as it is refused or served, so that whatever room there is is taken at once. */
    const ask = async (id: number) => {
      for (let time = 0; !isOver; time += 1)
        if (!isRendered(await from('198.51.100.7', `/lent/${id}-${time}`))) refused += 1
    }
    const flood = Array.from({ length: 80 }, (_, id) => ask(id))
    await eventually('more is asked for than can be rendered', () => refused > 20)
    const page = await from('203.0.113.9', '/')
    isOver = true
    expect(isRendered(page)).toBe(true)
    await Promise.all(flood)
  })

  it('keeps neither 404s nor pages whose data failed', async () => {
    gateway = await site([
      UNKNOWN,
      {
        ...BLOG,
        load: `async ({ getJson, query }) => query.set('list', await getJson('/api/blog').catch(() => []))`
      }
    ])
    const unknown = await gateway.page('/rien')
    expect(unknown.response.headers.get('cache-control')).toBe('no-store')
    expect(unknown.response.headers.get('etag')).toBeNull()
    gateway.content.answer((_, response) => sendJson(response, 503, { message: 'Indisponible' }))
    expect((await gateway.page('/blog')).response.headers.get('cache-control')).toBe('no-store')
    titles('Revenu')
    expect((await gateway.page('/blog')).html).toContain('Revenu')
  })

  // PAGE-6
  it('is at most 60 s old while the bus is away', async () => {
    let time = Date.UTC(2026, 10, 21)
    let isReady = true
    const none = { stop: async () => undefined }
    const bus = {
      publish: async () => undefined,
      consume: async () => none,
      watch: async () => none,
      isReady: () => isReady,
      isRefused: () => false,
      onReconnect: () => undefined,
      keepsSince: () => null,
      close: async () => undefined
    }
    gateway = await site([BLOG], { overrides: { bus, clock: () => new Date(time) } })
    titles('Avant')
    await gateway.page('/blog')
    titles('Après')
    isReady = false
    time += 59_000
    expect((await gateway.page('/blog')).html).toContain('Avant')
    time += 1_000
    expect((await gateway.page('/blog')).html).toContain('Après')
  })
})

describe('a page that cannot be rendered', () => {
  const isLeftToBrowser = ({ response, html }: Awaited<ReturnType<TestGateway['page']>>) => {
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(html).toContain('<div id="root"></div>')
    expect(html).toContain('<noscript><p>Cette page a besoin de JavaScript')
    expect(html).toContain('<title>Lucarne IA</title>')
    expect(html).not.toContain('noindex')
    expect(stateOf(html)).toMatchObject({ rendered: false, data: null })
  }

  it.each([
    ['throws', `() => { throw new Error('cassé') }`],
    ['never ends', '() => { for (;;) {} }'],
    ['takes the whole memory', '() => { const all = []; for (;;) all.push(new Array(1e6).fill(1.5)) }'],
    ['would end its process', '() => { process.exit(3) }']
  ])('is left to the browser when it %s, and the next page is rendered', async (_, component) => {
    gateway = await site([HOME, { path: '/seo', component }], { env: { RENDER_TIMEOUT_MS: '400' } })
    isLeftToBrowser(await gateway.page('/seo'))
    await eventually('a thread renders again', async () => (await gateway.page('/')).html.includes('Bonjour'))
    expect(await gateway.metrics()).toMatch(/pages_rendered_total\{[^}]*result="fallback"[^}]*\} [1-9]/)
    expect(gateway.log.text()).toContain('page was not rendered')
  })

  it('that takes the whole memory is named in the log', async () => {
    const component = '() => { const all = []; for (;;) all.push(new Array(1e6).fill(1.5)) }'
    gateway = await site([HOME, { path: '/seo', component }], { env: { RENDER_TIMEOUT_MS: '10000' } })
    await gateway.page('/seo')
    const line = gateway.log
      .text()
      .split('\n')
      .find((text) => text.includes('rendering worker failed'))
    expect(line).toContain('ERR_WORKER_OUT_OF_MEMORY')
    expect(line).toContain('"deployable":"mf-blog"')
  })

  // SAFE-10
  it('that keeps memory outside the heap has its thread replaced before it takes the machine’s', async () => {
    const hoarder: PageStub = {
      path: '/garde/:id',
      component: `() => { (globalThis.kept ??= []).push(new Uint8Array(20e6).fill(1)); return 'Bonjour' }`
    }
    gateway = await site([hoarder], { env: { RENDER_GROWTH_MB: '64' } })
    const before = process.memoryUsage().rss
    for (let id = 0; id < 40; id += 1) {
      expect((await gateway.page(`/garde/${id}`)).html).toContain('Bonjour')
    }
    expect(process.memoryUsage().rss - before).toBeLessThan(400e6)
    const line = gateway.log
      .text()
      .split('\n')
      .find((text) => text.includes('outside its heap'))
    expect(line).toContain('"deployable":"mf-blog"')
    expect(await gateway.metrics()).toMatch(
      /render_threads_outgrown_total\{[^}]*deployable="mf-blog"[^}]*\} [1-9]/
    )
    await eventually('no thread is lost', async () =>
      /render_threads_ready\S* 1\n/.test(await gateway.metrics())
    )
  })

  // PAGE-8
  it('is left to the browser when its data take too long: no version is blamed, no thread is lost', async () => {
    gateway = await site([BLOG], { env: { RENDER_TIMEOUT_MS: '3000' } })
    gateway.content.answer(() => undefined)
    isLeftToBrowser(await gateway.page('/blog'))
    const before = performance.now()
    isLeftToBrowser(await gateway.page('/blog'))
    // Before the time is over.
    expect(performance.now() - before).toBeLessThan(2500)
    expect(gateway.log.text()).not.toContain('is set aside')
    expect(gateway.log.text()).not.toContain('timed-out')
  })

  it('is rendered again as soon as its data are there', async () => {
    let time = 0
    gateway = await site([BLOG], {
      env: { RENDER_TIMEOUT_MS: '500' },
      overrides: { clock: () => new Date(time) }
    })
    const waiting: (() => void)[] = []
    gateway.content.answer(
      (_, response) => void waiting.push(() => sendJson(response, 200, [{ id: 1, title: 'Enfin' }]))
    )
    isLeftToBrowser(await gateway.page('/blog'))
    for (const release of waiting) release()
    // Time goes on at each look: on a busy machine a rendering may take too long once more.
    await eventually('the page is rendered', async () => {
      time += 2001
      return (await gateway.page('/blog')).html.includes('<li>Enfin')
    })
  })
})

describe('admin pages', () => {
  it('are rendered by the browser, stored by nobody, and leave no trace of the code', async () => {
    gateway = await site([
      { path: '/admin', render: 'client', index: false, component: `() => { throw new Error('rendered') }` },
      UNKNOWN
    ])
    const { response, html } = await gateway.page('/admin?code=s3cret-%2B&autre=valeur')
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('referrer-policy')).toBe('no-referrer')
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(html).not.toContain('canonical')
    expect(stateOf(html).rendered).toBe(false)
    expect((await gateway.page('/admin/inconnu?code=s3cret')).response.status).toBe(404)
    expect(gateway.log.text()).not.toMatch(/s3cret|valeur/)
    expect(await gateway.metrics()).not.toMatch(/result="rendered"/)
  })
})

it('PREVIEW-2 a page whose address is a secret is in no list and sends no Referer, and is kept as it is the same for all', async () => {
  gateway = await site([{ path: '/apercu', index: false, isSecret: true }, UNKNOWN])
  const { response, html } = await gateway.page('/apercu')
  expect(response.status).toBe(200)
  expect(response.headers.get('referrer-policy')).toBe('no-referrer')
  expect(response.headers.get('x-robots-tag')).toBe('noindex')
  expect(response.headers.get('cache-control')).toBe('public, no-cache')
  expect(html).toContain('<meta name="robots" content="noindex">')
  expect(html).toContain('<main>texte</main>')
  const kept = await gateway.page('/apercu')
  expect(kept.response.headers.get('x-robots-tag')).toBe('noindex')
  expect(kept.response.headers.get('referrer-policy')).toBe('no-referrer')
})

describe('a preview', () => {
  const withPreview = (env: Record<string, string>) =>
    startTestGateway({
      env,
      build: async (dir) => {
        const remote = (version: string) =>
          stubRemote({
            name: 'mf-blog',
            version,
            pages: [{ path: '/', component: `() => 'version ${version}'` }]
          })
        await buildDeployable(dir, remote(V2))
        return {
          shell: { live: await buildDeployable(dir, stubShell()) },
          'mf-blog': { live: await buildDeployable(dir, remote(V1)) }
        }
      }
    })

  it('shows a version that is not live, unstored and unindexed', async () => {
    gateway = await withPreview({})
    const { response, html } = await gateway.page(`/?mf-blog=${V2}`)
    expect(html).toContain(`version ${V2}`)
    expect(stateOf(html).registry.preview).toEqual({ 'mf-blog': V2 })
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
    expect((await gateway.page('/')).html).toContain(`version ${V1}`)
    expect((await gateway.page('/?mf-blog=0.1.0-99999999')).response.status).toBe(404)
  })

  // FED-8
  it('is ignored where previews are off', async () => {
    gateway = await withPreview({ PREVIEW: 'off' })
    expect((await gateway.page(`/?mf-blog=${V2}`)).html).toContain(`version ${V1}`)
  })
})

describe('the rest of the site', () => {
  it('lists what may be indexed in the sitemap, which robots.txt names', async () => {
    gateway = await startTestGateway({
      build: async (dir) => ({
        shell: { live: await buildDeployable(dir, stubShell()) },
        'mf-blog': {
          pagesChangedAt: { '/': '2026-03-04T05:06:07.000Z', '/article/7': '2026-05-06T00:00:00.000Z' },
          live: await buildDeployable(
            dir,
            stubRemote({
              name: 'mf-blog',
              version: V1,
              pages: [HOME, ARTICLE, UNKNOWN, { path: '/seo' }, { path: '/cache', index: false }],
              sitemap: `async ({ getJson }) => (await getJson('/api/blog')).map(({ id }) => ({ path: '/article/' + id, lastModified: '2026-01-02' }))`
            })
          )
        }
      })
    })
    gateway.content.answer((_, response) => sendJson(response, 200, [{ id: 7 }]))
    const sitemap = await (await fetch(`${gateway.url}/sitemap.xml`)).text()
    expect([...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc)).toEqual([
      'https://www.lucarne.example/',
      'https://www.lucarne.example/seo',
      'https://www.lucarne.example/article/7'
    ])
    // Of a page without data by what deployments wrote down, and nothing where nobody knows.
    expect([...sitemap.matchAll(/<\/loc>(.*?)<\/url>/g)].map(([, rest]) => rest)).toEqual([
      '<lastmod>2026-03-04T05:06:07.000Z</lastmod>',
      '',
      '<lastmod>2026-01-02</lastmod>'
    ])
    const robots = await (await fetch(`${gateway.url}/robots.txt`)).text()
    expect(robots).toContain('User-agent: *\nAllow: /\n')
    expect(robots).toContain('Sitemap: https://www.lucarne.example/sitemap.xml')
  })

  it('has a feed of the newest articles, whole, which every public page names', async () => {
    gateway = await site([HOME, { path: '/admin', render: 'client' }])
    const article = (id: number, createdAt: string, isPinned = false) => ({
      id,
      title: `Article ${id} & <suite>`,
      content: '<p>Un & deux\u0000</p>',
      imageUrl: null,
      createdAt,
      isPinned
    })
    gateway.content.answer((_, response) =>
      sendJson(response, 200, [
        article(1, '2026-01-01T00:00:00.000Z', true),
        article(3, '2026-03-01T00:00:00.000Z'),
        article(2, '2026-02-01T00:00:00.000Z')
      ])
    )
    const answer = await fetch(`${gateway.url}/rss.xml`)
    expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8')
    const xml = await answer.text()
    expect([...xml.matchAll(/<guid[^>]*>(.*?)<\/guid>/g)].map(([, guid]) => guid)).toEqual([
      'https://www.lucarne.example/article/3',
      'https://www.lucarne.example/article/2',
      'https://www.lucarne.example/article/1'
    ])
    // The guid stays what it was before addresses had titles, or readers would show every item once more.
    expect(xml).toContain('<link>https://www.lucarne.example/article/3-article-3-suite</link>')
    expect(xml).toContain('<title>Article 3 &amp; &lt;suite&gt;</title>')
    expect(xml).toContain('&lt;p&gt;Un &amp; deux&lt;/p&gt;</content:encoded>')
    expect(xml).toContain('<pubDate>Sun, 01 Mar 2026 00:00:00 GMT</pubDate>')
    const named = '<link rel="alternate" type="application/rss+xml"'
    expect((await gateway.page('/')).html).toContain(named)
    expect((await gateway.page('/admin')).html).not.toContain(named)
  })

  it('says in the feed what each article is about, who answers for it and how it was made, with whole addresses', async () => {
    gateway = await site([HOME])
    gateway.content.answer((_, response) =>
      sendJson(response, 200, [
        {
          id: 3,
          title: 'Trois tarifs <à> relire',
          content:
            '<p>Un <a href="/chatbot?a=1&amp;b=2">lien</a>, <a href="#bas">un autre</a>.</p><img src="/i.webp" srcset="/i.webp 1x, /j.webp 2x" alt="">',
          imageUrl: null,
          createdAt: '2026-03-01T00:00:00.000Z',
          isPinned: false,
          origin: { writer: 'program' },
          editedAt: '2026-03-05T00:00:00.000Z'
        }
      ])
    )
    const xml = await (await fetch(`${gateway.url}/rss.xml`)).text()
    expect(xml).toContain('<dc:creator>Lucarne IA</dc:creator>')
    expect(xml.match(/<category>.*?<\/category>/g)).toEqual(['<category>Tarifs</category>'])
    expect(xml).toMatch(/<description>Un lien, un autre\. Cet article a été composé par un programme/)
    expect(xml).toMatch(/<content:encoded>&lt;p&gt;&lt;em&gt;Cet article a été composé par un programme/)
    const found = [...xml.matchAll(/(?:href|src|srcset)=&quot;(.*?)&quot;/g)].map(([, address]) => address)
    expect(found).toEqual([
      'https://www.lucarne.example/chatbot?a=1&amp;amp;b=2',
      'https://www.lucarne.example/article/3-trois-tarifs-a-relire#bas',
      'https://www.lucarne.example/i.webp',
      'https://www.lucarne.example/i.webp 1x, https://www.lucarne.example/j.webp 2x'
    ])
    expect(xml).toContain('<lastBuildDate>Thu, 05 Mar 2026 00:00:00 GMT</lastBuildDate>')
  })

  it('keeps out of the feed what XML does not take', async () => {
    gateway = await site([HOME])
    const title = 'Un\u0001\ufffe\uffff\ud800 \udc00😀 titre'
    gateway.content.answer((_, response) =>
      sendJson(response, 200, [
        {
          id: 3,
          title,
          content: '<p>\ufffe</p>',
          imageUrl: null,
          createdAt: '2026-03-01T00:00:00.000Z',
          isPinned: false
        }
      ])
    )
    const xml = await (await fetch(`${gateway.url}/rss.xml`)).text()
    expect(xml).toContain('<title>Un 😀 titre</title>')
    for (const sign of ['\u0001', '\ufffe', '\uffff']) expect(xml).not.toContain(sign)
  })

  it.each(['/feed', '/feed/', '/rss'])('leads %s to the feed', async (path) => {
    gateway = await site([HOME])
    const answer = await fetch(gateway.url + path, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/rss.xml'])
  })

  // PAGE-13
  it('has an icon', async () => {
    gateway = await site([HOME])
    const icon = await fetch(`${gateway.url}/favicon.ico`)
    expect(icon.url).toBe(`${gateway.url}/favicon.svg`)
    expect(icon.headers.get('content-type')).toContain('image/svg+xml')
  })

  it('points deployables to their development servers, and allows those origins alone', async () => {
    gateway = await site([HOME], {
      env: { DEV_SERVERS: '{"shell":"http://localhost:5173","mf-blog":"http://localhost:5174"}' }
    })
    const { response, html } = await gateway.page('/')
    expect(html).toContain('<script type="module" src="http://localhost:5173/src/boot.ts"></script>')
    expect(stateOf(html).registry.remotes[0]).toMatchObject({
      base: 'http://localhost:5174/',
      entry: 'remoteEntry.js'
    })
    expect(stateOf(html).rendered).toBe(false)
    expect(response.headers.get('content-security-policy')).toMatch(
      /script-src 'self' http:\/\/localhost:5173 http:\/\/localhost:5174 'sha256-/
    )
  })
})
