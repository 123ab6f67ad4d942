import type { BrowserRemote } from '@site/contracts/federation/registry'
import { expect, it } from 'vitest'
import { modulesOfView, stylesOfPage } from './modules-of-view.ts'

const version = (base: string) => ({
  version: '0.1.0-aaaaaaaa',
  base,
  entry: 'remoteEntry.js',
  modules: ['helper.js'],
  routesModules: ['routes.js', 'shares.js'],
  styles: [],
  widget: { modules: ['panel.js', 'shares.js'], styles: [] },
  routes: [
    {
      path: '/blog',
      page: 'list',
      render: 'server' as const,
      modules: ['list.js'],
      styles: ['list.css', 'rest.css'],
      lateStyles: ['rest.css']
    }
  ]
})
const remote: BrowserRemote = { ...version('/2/'), name: 'mf-blog', previous: version('/1/') }

it('names what a view needs, of the version it comes from, each module once', () => {
  const start = ['/2/remoteEntry.js', '/2/helper.js']
  expect(modulesOfView(remote, 'live', './pages/list')).toEqual([...start, '/2/list.js'])
  expect(modulesOfView(remote, 'live', './widget')).toEqual([...start, '/2/panel.js', '/2/shares.js'])
  expect(modulesOfView(remote, 'live', './routes')).toEqual([...start, '/2/routes.js', '/2/shares.js'])
  expect(modulesOfView(remote, 'previous', './widget').at(-1)).toBe('/1/shares.js')
})

it('names the stylesheets that a page comes with, without those of what it imports late', () => {
  expect(stylesOfPage(remote, 'previous', './pages/list')).toEqual(['/1/list.css'])
  expect(stylesOfPage(remote, 'live', './widget')).toEqual([])
})

it('names of a version that was built before what it needs of all its modules', () => {
  const { routesModules: _, ...before } = version('/2/')
  const older = { ...before, modules: ['helper.js', 'routes.js'], name: 'mf-blog', previous: null }
  expect(modulesOfView(older, 'live', './routes')).toEqual([
    '/2/remoteEntry.js',
    '/2/helper.js',
    '/2/routes.js'
  ])
})
