import { describe, expect, it } from 'vitest'
import { nameRoutes, routesOfRemotes } from './named-routes.ts'
import type { BrowserRegistry } from './registry.ts'

const NOTHING: BrowserRegistry = { revision: 1, remotes: [], down: [], preview: {} }
const WHERE = { href: '/remotes/registry/a.json', integrity: 'sha384-AAAA' }
const route = (path: string, page: string, isSecret = false) => ({ path, page, isSecret })

describe('FED-55 the routes of a remote that a page only names', () => {
  it.each([
    ['/blog list /article/:id article', [route('/blog', 'list'), route('/article/:id', 'article')]],
    ['/ home * unknown', [route('/', 'home'), route('*', 'unknown')]],
    [
      '/apercu/:key preview,secret /blog list',
      [route('/apercu/:key', 'preview', true), route('/blog', 'list')]
    ]
  ])('are the line “%s”', (line, routes) => {
    expect(nameRoutes(routes)).toBe(line)
    const named = { ...WHERE, routes: { 'mf-blog': line } }
    expect(routesOfRemotes({ ...NOTHING, named })).toEqual(
      routes.map((one) => ({ ...one, remote: 'mf-blog', isElsewhere: false }))
    )
    expect(routesOfRemotes({ ...NOTHING, elsewhere: { 'mf-admin': line } })).toEqual(
      routes.map((one) => ({ ...one, remote: 'mf-admin', isElsewhere: true }))
    )
  })

  it.each([route('/un deux', 'list'), route('/blog', 'a b'), route('/blog', 'a,secret')])(
    'are no line where %o would be read as another',
    (one) => {
      expect(nameRoutes([one])).toBeNull()
    }
  )
})
