import type { PageState } from '@site/contracts/federation/render'
import { expect, it } from 'vitest'
import { modulesOfPage } from './preload.ts'

const remote = (name: 'mf-blog' | 'mf-chat', path: string) => ({
  name,
  version: '0.1.0-aaaaaaaa',
  base: `/remotes/${name}/1/`,
  entry: 'remoteEntry.js',
  modules: ['glue.js'],
  styles: [],
  previous: null,
  routes: [
    { path, page: 'list', render: 'server' as const, modules: ['list.js', 'glue.js'], styles: ['list.css'] }
  ]
})
const state = {
  shell: { version: '1', base: '/remotes/shell/1/', entry: 'client.js', modules: ['react.js'] },
  registry: {
    revision: 1,
    remotes: [remote('mf-blog', '/blog'), remote('mf-chat', '/chat')],
    down: [],
    preview: {}
  }
} as unknown as PageState

it('names the modules of the shell and of the remote that owns the page, each once', () => {
  expect(modulesOfPage(state, '/blog')).toEqual([
    '/remotes/shell/1/client.js',
    '/remotes/shell/1/react.js',
    '/remotes/mf-blog/1/remoteEntry.js',
    '/remotes/mf-blog/1/glue.js',
    '/remotes/mf-blog/1/list.js'
  ])
})

it('names the shell alone for an address that no remote claims', () => {
  expect(modulesOfPage(state, '/nulle-part')).toEqual([
    '/remotes/shell/1/client.js',
    '/remotes/shell/1/react.js'
  ])
})
