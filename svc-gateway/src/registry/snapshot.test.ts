import { buildManifest } from '@site/registry/testing/build-manifest'
import { expect, it } from 'vitest'
import type { VersionChoice } from './choose-versions.ts'
import { buildSnapshot } from './snapshot.ts'

const blog = buildManifest({
  routes: [
    {
      path: '/blog',
      page: 'list',
      render: 'server',
      menus: [{ menu: 'header', label: 'Blog', order: 1 }],
      modules: [],
      styles: []
    }
  ]
})
const choice = (state: VersionChoice['state'], manifest: VersionChoice['manifest']): VersionChoice => ({
  ...{ name: 'mf-blog', state, manifest, fallback: null, declared: blog, reason: '' }
})
const header = [{ label: 'Blog', order: 1, to: '/blog' }]

it('FED-41 gives a page the links of what serves once, and not with each route', () => {
  const { menus, remotes } = buildSnapshot(1, [choice('live', blog)]).browser
  expect(menus).toEqual({ header })
  expect(remotes[0]?.routes).toEqual([
    { path: '/blog', page: 'list', render: 'server', modules: [], styles: [] }
  ])
})

it('FED-41 keeps the links of a remote that is down, and none of one that left', () => {
  expect(buildSnapshot(1, [choice('down', null)]).browser.menus).toEqual({ header })
  expect(buildSnapshot(2, []).browser.menus).toEqual({})
})
