import type { DeployableManifest } from '@site/contracts/federation/registry'
import { buildManifest } from '@site/registry/testing/build-manifest'
import { expect, it } from 'vitest'
import { choosePages } from './choose-pages.ts'

type Route = DeployableManifest['routes'][number]
const route = (path: string, render: Route['render'] = 'server'): Route => ({
  ...{ path, page: 'page', render },
  ...{ modules: [], styles: [] }
})
const remote = (name: string, routes: Route[], more: Partial<DeployableManifest> = {}) =>
  buildManifest({ name, routes, ...more })
const widget = { modules: [], styles: [] }

const shell = remote('shell', [])
const marketing = remote('mf-marketing', [route('/'), route('/seo'), route('*')])
const blog = remote('mf-blog', [route('/blog'), route('/article/:id'), route('/article/:id/avis')])
const admin = remote('mf-admin', [route('/admin', 'client')])
const chat = remote('mf-chat', [], { widget })
const entry = (live: DeployableManifest) => ({
  ...{ live, previous: null, held: [], earlier: [] },
  changedAt: '2026-11-27T10:00:00.000Z'
})
const registry = {
  units: Object.fromEntries([shell, marketing, blog, admin, chat].map((live) => [live.name, entry(live)]))
}
const sitemap = ['/', '/seo', '/blog', '/article/7-un-titre', '/article/6']
const pathsOf = (...versions: DeployableManifest[]) =>
  choosePages(versions, registry, sitemap).map(({ path }) => path)

it('opens each page of a remote, one with parameters at an address that the sitemap names, and not where there is none', () => {
  expect(choosePages([blog], registry, sitemap)).toEqual([
    { path: '/blog', status: 200, isRendered: true },
    { path: '/article/7-un-titre', status: 200, isRendered: true }
  ])
  expect(choosePages([admin], registry, sitemap)).toEqual([
    { path: '/admin', status: 200, isRendered: false }
  ])
  expect(choosePages([marketing], registry, sitemap).at(-1)).toMatchObject({ status: 404, isRendered: true })
})

it('opens those of a remote that is not live yet, and those that a version adds', () => {
  expect(pathsOf(remote('mf-jobs', [route('/offres')]))).toEqual(['/offres'])
  expect(pathsOf(remote('mf-blog', [route('/blog'), route('/carnet')]))).toEqual(['/blog', '/carnet'])
})

it('opens the home page for a widget, and for the shell a page of each remote besides', () => {
  expect(pathsOf(chat)).toEqual(['/'])
  expect(pathsOf(shell)).toEqual(['/', '/blog', '/admin'])
  expect(pathsOf(shell, blog)).toEqual(['/', '/blog', '/admin', '/article/7-un-titre'])
})
