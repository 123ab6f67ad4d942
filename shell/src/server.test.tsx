import type { BrowserRegistry } from '@site/contracts/federation/registry'
import type { RemoteRoute } from '@site/contracts/federation/remote'
import type { RemoteServerBundle, RenderInput } from '@site/contracts/federation/render'
import { brand } from '@site/contracts/site/brand'
import { type PlatformRoute, useParams, useQuery, useSite } from '@site/web/platform'
import { lazy, type ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { render } from './server.tsx'

const site = { ...brand, origin: 'https://site.example' }
const Lazy = lazy(async () => ({ default: () => <em>paresseux</em> }))

function Page(): ReactNode {
  const { data } = useQuery<string>({ queryKey: ['/api/texte'] })
  return (
    <article>
      {useSite().productName} {useParams().id} {data} <Lazy />
    </article>
  )
}

function buildInput(route: Partial<PlatformRoute> = {}, page: unknown = Page): RenderInput {
  const whole = {
    path: '/page/:id',
    page: 'page',
    render: 'server',
    index: true,
    cacheTags: ['articles'],
    load: async ({ query, getJson }) => {
      await query.fetchQuery({ queryKey: ['/api/texte'], queryFn: () => getJson('/api/texte') })
    },
    head: ({ params }) => ({ title: `Page ${params.id}`, description: 'Essai.' }),
    ...route
  } satisfies PlatformRoute
  const bundle: RemoteServerBundle = { remote: { routes: [whole as RemoteRoute] }, pages: { page } }
  const registry: BrowserRegistry = {
    revision: 1,
    remotes: [
      {
        name: 'mf-essai',
        version: '0.1.0-aaaaaaaa',
        base: '/remotes/mf-essai/0.1.0-aaaaaaaa/',
        entry: 'remoteEntry.js',
        modules: [],
        styles: [],
        previous: null,
        routes: [
          {
            path: whole.path,
            page: 'page',
            render: whole.render,
            ...(whole.frame && { frame: whole.frame }),
            modules: [],
            styles: []
          }
        ]
      }
    ],
    down: [{ name: 'mf-panne', routes: ['/panne'], widget: false }],
    preview: {}
  }
  const getJson = async () => 'bonjour'
  return { url: 'https://site.example/page/7', site, registry, bundles: { 'mf-essai': bundle }, getJson }
}

describe('the shell on the server', () => {
  it('renders a page with its data, its parameters and its lazy parts, without a script', async () => {
    const page = await render(buildInput())
    expect(page.html).toContain('Lucarne<!-- --> <!-- -->7<!-- --> <!-- -->bonjour')
    expect(page.html).toContain('<em>paresseux</em>')
    expect(page.html).not.toContain('<script')
    expect(page.html).not.toContain('style=')
    expect(page).toMatchObject({
      status: 200,
      index: true,
      head: { title: 'Page 7' },
      cacheTags: ['articles'],
      match: { remote: 'mf-essai', path: '/page/:id', page: 'page' }
    })
    expect(JSON.stringify(page.data)).toContain('bonjour')
    // The same page, rendered by another gateway or later, has the same bytes.
    expect(JSON.stringify(page.data)).not.toContain('dehydratedAt')
  })

  it('FED-10 keeps two visitors apart who are rendered at once', async () => {
    const inputs = ['un', 'deux'].map((text): RenderInput => ({ ...buildInput(), getJson: async () => text }))
    const [one, two] = await Promise.all(inputs.map(render))
    expect([one?.html.includes('un'), one?.html.includes('deux')]).toEqual([true, false])
    expect(JSON.stringify(two?.data)).not.toContain('"un"')
  })

  it('answers with the status the page decides, and keeps what is not found out of search engines', async () => {
    expect(await render(buildInput({ status: () => 404 }))).toMatchObject({ status: 404, index: false })
    expect(await render(buildInput({ path: '*' }))).toMatchObject({ status: 404, index: false })
  })

  it('shows its own not-found page for an address that no remote claims', async () => {
    const page = await render({ ...buildInput(), url: 'https://site.example/nulle-part' })
    expect(page).toMatchObject({ status: 404, match: null, index: false })
    expect(page.html).toContain('Page introuvable')
  })

  it('shows a message in the slot of a remote that is down, and keeps the rest of the page', async () => {
    const page = await render({ ...buildInput(), url: 'https://site.example/panne' })
    expect(page).toMatchObject({ status: 503, match: null, index: false })
    expect(page.html).toContain('Cette partie du site ne répond pas. Réessayez dans un instant.')
    expect(page.html).toContain('<footer')
  })

  it('gives that slot a title, a picture, a retry and a way to reach us', async () => {
    const { html } = await render({ ...buildInput(), url: 'https://site.example/panne' })
    const slot = html.slice(html.indexOf('role="alert"'), html.indexOf('</main>'))
    expect(slot).toMatch(/<h1[^>]*>Cette page a pris du retard<\/h1>/)
    expect(slot).toContain('Attendue ici')
    expect(slot).toMatch(/<button[^>]*>(?:<[^>]*>)*Réessayer/)
    expect(slot).toMatch(/<a[^>]*href="https:\/\/rendez-vous[^>]*>(?:<[^>]*>)*Prendre rendez-vous/)
  })

  it('leaves the pages of the administration to the browser, and asks for none of their data', async () => {
    const getJson = () => Promise.reject(new Error('not to be asked'))
    const page = await render({ ...buildInput({ render: 'client', index: false }), getJson })
    expect(page).toMatchObject({ html: '', status: 200, index: false, head: { title: 'Page 7' } })
  })

  it('FED-16 draws nothing of the site around a page that asks for no frame', async () => {
    const own = await render(buildInput({ frame: 'none' }))
    for (const part of ['<header', '<footer', 'Connexion']) expect(own.html).not.toContain(part)
    for (const part of ['class="skip-link"', '<main id="contenu"', 'Notifications (F8)'])
      expect(own.html).toContain(part)
    for (const route of [{}, { frame: 'site' as const }]) {
      const { html } = await render(buildInput(route))
      for (const part of ['<header', '<footer']) expect(html).toContain(part)
    }
  })

  it('fails completely when a page throws or its data cannot be loaded', async () => {
    const broken = () => {
      throw new Error('cassé')
    }
    await expect(render(buildInput({}, broken))).rejects.toThrow('cassé')
    await expect(
      render({ ...buildInput(), getJson: () => Promise.reject(new Error('panne')) })
    ).rejects.toThrow('panne')
  })

  it('shows a badge for a version that is not live', async () => {
    const input = buildInput()
    const registry = { ...input.registry, preview: { 'mf-blog': '0.1.0-3f9c2ab4' } }
    expect((await render({ ...input, registry })).html).toContain('Aperçu\u00a0: mf-blog 0.1.0-3f9c2ab4')
  })
})
