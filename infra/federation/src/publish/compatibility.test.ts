import { buildManifest } from '@site/registry/testing/build-manifest'
import { describe, expect, it } from 'vitest'
import { errorsBetween, errorsOfMenus, errorsOfRoutes } from './compatibility.ts'

const shell = buildManifest({ name: 'shell', platform: { version: '0.1.0', names: ['useQuery', 'useSite'] } })
const route = (path: string) => ({ path, page: 'list', render: 'server' as const, modules: [], styles: [] })

describe('a remote and a shell', () => {
  it('fit when every name is offered and every package is the same or newer', () => {
    expect(errorsBetween(shell, buildManifest())).toEqual([])
    expect(
      errorsBetween({ ...shell, shared: { react: '19.4.0', '@site/web/platform': '0.1.2' } }, buildManifest())
    ).toEqual([])
  })

  it('do not fit when a name is missing, and the names are said in one line', () => {
    const remote = buildManifest({
      platform: { version: '0.1.0', names: ['useChat', 'useSite', 'useVoice'] }
    })
    const errors = errorsBetween(shell, remote)
    expect(errors).toHaveLength(1)
    expect(errors[0]).toContain(
      'imports useChat, useVoice from @site/web/platform, which shell 0.1.0-aaaaaaaa does not offer'
    )
  })

  it.each([
    ['an older react', { react: '19.3.0', '@site/web/platform': '0.1.0' }],
    ['another major of react', { react: '20.0.0', '@site/web/platform': '0.1.0' }],
    ['an older minor', { react: '19.2.9', '@site/web/platform': '0.1.0' }],
    ['another minor below 1.0', { react: '19.3.1', '@site/web/platform': '0.2.0' }],
    ['no react', { '@site/web/platform': '0.1.0' }]
  ])('do not fit when the shell gives %s', (_, shared) => {
    expect(
      errorsBetween({ ...shell, shared: shared as Record<string, string> }, buildManifest())
    ).toHaveLength(1)
  })
})

describe('the addresses of remotes', () => {
  const blog = buildManifest({ routes: [route('/blog'), route('/article/:id')] })

  it('may not be claimed twice, whatever the parameters are called', () => {
    const other = buildManifest({ name: 'mf-news', routes: [route('/article/:slug'), route('/news')] })
    expect(errorsOfRoutes(other, [blog])).toEqual([
      'mf-news claims /article/:slug, which mf-blog 0.1.0-aaaaaaaa owns (/article/:id)'
    ])
  })

  it('may not both be the rest', () => {
    const rest = (name: 'mf-a' | 'mf-b') => buildManifest({ name, routes: [route('*')] })
    expect(errorsOfRoutes(rest('mf-a'), [rest('mf-b')])).toHaveLength(1)
  })

  it('are kept by a newer version of the same remote', () => {
    expect(errorsOfRoutes(buildManifest({ version: '0.2.0-bbbbbbbb' }), [blog])).toEqual([])
  })
})

describe('FED-41 the links of remotes in the menus of a shell', () => {
  const withMenus = { ...shell, menus: { header: 2, footer: 1 } }
  const linked = (name: 'mf-blog' | 'mf-jobs', path: string, ...menus: string[]) =>
    buildManifest({
      name,
      routes: [{ ...route(path), menus: menus.map((menu) => ({ menu, label: 'Page', order: 1 })) }]
    })
  const blog = linked('mf-blog', '/blog', 'header', 'footer')

  it('are welcome where there are places', () => {
    expect(errorsOfMenus(withMenus, [blog, linked('mf-jobs', '/jobs', 'header')])).toEqual([])
  })

  it('are refused in a menu that is full, or that there is not', () => {
    expect(errorsOfMenus(withMenus, [blog, linked('mf-jobs', '/jobs', 'footer', 'constructor')])).toEqual([
      "mf-jobs has a link for the menu 'constructor': shell 0.1.0-aaaaaaaa has header, footer",
      "the menu 'footer' of shell 0.1.0-aaaaaaaa has 1 place, and mf-blog, mf-jobs have 2 links for it"
    ])
  })

  it('lead to an address', () => {
    expect(errorsOfMenus(withMenus, [linked('mf-jobs', '/jobs/:id', 'header')])).toEqual([
      "mf-jobs has a link for the menu 'header' to /jobs/:id, which is no address"
    ])
  })

  it('are the affair of no shell that was built before', () => {
    expect(errorsOfMenus(shell, [linked('mf-jobs', '/jobs/:id', 'aside')])).toEqual([])
  })
})
