import type { RenderInput, RenderOutput } from '@site/contracts/federation/render'
import { buildManifest } from '@site/registry/testing/build-manifest'
import { expect, it } from 'vitest'
import { hashPageTexts } from './page-texts.ts'

type Render = (path: string, input: RenderInput) => Partial<RenderOutput> | Promise<Partial<RenderOutput>>

const route = (path: string, change: object = {}) => ({
  path,
  page: 'page',
  render: 'server' as const,
  index: true,
  head: () => ({ title: '', description: '' }),
  cacheTags: [],
  ...change
})

/** The hashes of a remote of these routes, whose pages are what `render` gives for their path. */
function hashes(render: Render, routes = [route('/seo')]) {
  const shell = {
    platform: {},
    render: async (input: RenderInput) => ({
      html: '',
      head: { title: 'Titre', description: 'Description' },
      status: 200,
      index: true,
      match: null,
      data: null,
      cacheTags: [],
      ...(await render(new URL(input.url).pathname, input))
    })
  }
  return hashPageTexts(buildManifest(), { shell, bundle: { remote: { routes }, pages: {} } })
}
const page = (text: string, around = '') => ({
  html: `<header>${around}</header><main id="m">${text}</main><footer>${around}</footer>`
})

it('is the same for a page that says the same, whatever it looks like and whatever stands around it', async () => {
  const before = await hashes(() => page('<h1 class="a">Un</h1><p>deux</p>'))
  expect(await hashes(() => page('<h1 class="b">Un</h1>\n<p><img src="/x/2.png">deux</p>', 'Autre'))).toEqual(
    before
  )
  expect(Object.keys(before)).toEqual(['/seo'])
})

it('is another one for another text, title or description', async () => {
  const one = page('Un')
  const said = [
    one,
    page('Deux'),
    { ...one, head: { title: 'Autre', description: 'Description' } },
    { ...one, head: { title: 'Titre', description: 'Autre' } }
  ]
  const all = await Promise.all(said.map(async (output) => (await hashes(() => output))['/seo']))
  expect(new Set(all).size).toBe(said.length)
})

it('leaves out pages that are not listed, that many addresses share, that need data or that fail', async () => {
  const routes = [
    route('/'),
    route('/admin', { render: 'client' }),
    route('/formule', { index: false }),
    route('/article/:id'),
    route('*'),
    route('/blog'),
    route('/panne')
  ]
  const render: Render = async (path, { getJson }) => {
    if (path === '/panne') throw new Error('cassé')
    if (path === '/blog') await getJson('/api/blog')
    // One that would only say more with data has its own text without.
    if (path === '/') await getJson('/api/blog').catch(() => undefined)
    return page(path)
  }
  expect(Object.keys(await hashes(render, routes))).toEqual(['/'])
})
