import type { BrowserRegistry, BrowserRemote } from '@site/contracts/federation/registry'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { RemoteLoader } from './remote-loader.ts'
import { createRemoteViews } from './remote-views.ts'

const version = (name: string) => ({
  version: name,
  base: `/remotes/mf-blog/${name}/`,
  entry: 'remoteEntry.js',
  modules: [],
  styles: [],
  routes: []
})
const buildRemote = (previous: boolean): BrowserRemote => ({
  ...version('0.2.0-bbbbbbbb'),
  name: 'mf-blog',
  previous: previous ? version('0.1.0-aaaaaaaa') : null
})

const registryOf = (...remotes: BrowserRemote[]): BrowserRegistry => ({
  ...{ revision: 1, remotes, down: [], preview: {} }
})

const Live = () => null
const Previous = () => null

interface Scene {
  previous?: boolean
  live: () => Promise<unknown>
  onUnavailable?: () => void
}

/** A loader whose live version behaves as the test requires; the previous one works. */
function setUp({ previous = true, live, onUnavailable }: Scene) {
  let source = 'live'
  const loader: RemoteLoader = {
    askStyles: vi.fn(async () => undefined),
    load: vi.fn(() =>
      source === 'live' ? live() : Promise.resolve({ default: Previous, remote: { routes: [] } })
    ),
    use: vi.fn((_, next) => {
      source = next
    })
  }
  const remotes = createRemoteViews(registryOf(buildRemote(previous)), loader, onUnavailable)
  return { ...remotes, loader, state: () => remotes.views.state('mf-blog', './pages/list') }
}
const down = () => Promise.reject(new Error('404'))

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => void vi.restoreAllMocks())

describe('the views of remotes', () => {
  it('are loading, then ready, and stay the same object between changes', async () => {
    const { preload, state } = setUp({ live: async () => ({ default: Live }) })
    expect(state()).toMatchObject({ status: 'loading' })
    expect(await preload('mf-blog', './pages/list')).toBe(true)
    expect(state()).toMatchObject({ status: 'ready', View: Live, generation: 0 })
    expect(state()).toBe(state())
  })

  it('come from the previous version when live does not load', async () => {
    const { preload, state } = setUp({ live: down })
    expect(await preload('mf-blog', './pages/list')).toBe(true)
    expect(state()).toMatchObject({ status: 'ready', View: Previous })
  })

  it('fall back once when two modules of live fail together', async () => {
    const { preload, routes, state, loader } = setUp({ live: down })
    await Promise.all([preload('mf-blog', './pages/list'), routes('mf-blog')])
    expect(state()).toMatchObject({ status: 'ready', View: Previous })
    expect(loader.use).toHaveBeenCalledOnce()
  })

  it('come from the previous version when live throws while rendering', async () => {
    const { preload, views, state } = setUp({ live: async () => ({ default: Live }) })
    await preload('mf-blog', './pages/list')
    views.fail('mf-blog', './pages/list', new Error('render'))
    await vi.waitFor(() => expect(state()).toMatchObject({ status: 'ready', View: Previous, generation: 1 }))
  })

  it('give up when there is no previous version, and when that fails too', async () => {
    const { preload, views, state } = setUp({ previous: false, live: down })
    expect(await preload('mf-blog', './pages/list')).toBe(false)
    expect(state().status).toBe('failed')
    const both = setUp({ live: down })
    await both.preload('mf-blog', './pages/list')
    both.views.fail('mf-blog', './pages/list', new Error('render'))
    expect(both.state().status).toBe('failed')
    expect(views.state('mf-unknown', './widget').status).toBe('failed')
  })

  it('are tried again, bypassing the browser’s cache of modules, when the visitor asks and at the next navigation', async () => {
    let works = false
    const live = () => (works ? Promise.resolve({ default: Live }) : down())
    const { preload, views, state, loader, retryFailed } = setUp({ previous: false, live })
    await preload('mf-blog', './pages/list')
    retryFailed('mf-blog')
    await preload('mf-blog', './pages/list')
    works = true
    views.retry('mf-blog', './pages/list')
    await vi.waitFor(() => expect(state()).toMatchObject({ status: 'ready', View: Live }))
    expect(vi.mocked(loader.use).mock.calls.map(([, source, attempt]) => [source, attempt])).toEqual([
      ['live', 1],
      ['live', 2]
    ])
  })

  it('do not affect each other: when one throws, the others stay mounted with their state', async () => {
    for (const previous of [true, false]) {
      const { preload, views, state } = setUp({ previous, live: async () => ({ default: Live }) })
      await preload('mf-blog', './pages/list')
      await preload('mf-blog', './widget')
      const before = state()
      views.fail('mf-blog', './widget', new Error('render'))
      expect(state()).toBe(before)
      await vi.waitFor(() =>
        expect(views.state('mf-blog', './widget').status).toBe(previous ? 'ready' : 'failed')
      )
      expect(state()).toBe(before)
    }
  })

  it('come from the previous version too when they throw after another view has fallen back', async () => {
    const { preload, views, state } = setUp({ live: async () => ({ default: Live }) })
    await preload('mf-blog', './pages/list')
    await preload('mf-blog', './widget')
    views.fail('mf-blog', './widget', new Error('render'))
    views.fail('mf-blog', './pages/list', new Error('render'))
    await vi.waitFor(() => expect(state()).toMatchObject({ status: 'ready', View: Previous }))
  })

  it('that failed are tried again at the next navigation, the widget beside the page too', async () => {
    let works = false
    const live = () => (works ? Promise.resolve({ default: Live }) : down())
    const { preload, views, retryFailed } = setUp({ previous: false, live })
    await preload('mf-blog', './widget')
    expect(views.state('mf-blog', './widget').status).toBe('failed')
    works = true
    retryFailed('mf-blog')
    await vi.waitFor(() => expect(views.state('mf-blog', './widget').status).toBe('ready'))
  })

  it('ask for the page anew when the version it was made with is gone for good', async () => {
    const onUnavailable = vi.fn()
    const { preload, views, state } = setUp({ previous: false, live: down, onUnavailable })
    await preload('mf-blog', './pages/list')
    expect(onUnavailable).not.toHaveBeenCalled()
    views.retry('mf-blog', './pages/list')
    await vi.waitFor(() => expect(onUnavailable).toHaveBeenCalledOnce())
    expect(state().status).toBe('failed')
  })

  it('treat a module without a component as broken', async () => {
    const { preload, state } = setUp({ previous: false, live: async () => ({ default: 'texte' }) })
    expect(await preload('mf-blog', './pages/list')).toBe(false)
    expect(state().status).toBe('failed')
  })
})
