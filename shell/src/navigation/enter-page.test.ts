import { brand } from '@site/contracts/site/brand'
import { createPlatform, type PlatformRoute } from '@site/web/platform'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { BrowserViews } from '../federation/remote-views.ts'
import type { AppliedHead } from './document-head.ts'
import { createEnter } from './enter-page.ts'
import type { OwnedRoute } from './match-page.ts'

const owned = (path: string): OwnedRoute => ({
  remote: 'mf-blog',
  path,
  page: 'list',
  render: 'server',
  frame: 'site',
  isSecret: false,
  isElsewhere: false
})
const visit = (path: string) => ({ url: new URL(`https://site.example${path}?utm_source=x`), params: {} })

function setUp(routes: Partial<PlatformRoute>[]) {
  const allRoutes = routes.map((route) => ({
    path: '/blog',
    page: 'list',
    render: 'server' as const,
    index: true,
    cacheTags: [],
    head: () => ({ title: route.path ?? 'Blog', description: '' }),
    ...route
  }))
  const listeners = new Set<() => void>()
  const remotes: BrowserViews & { change: () => void } = {
    change: () => {
      for (const listener of listeners) listener()
    },
    views: {
      state: () => ({ status: 'loading', generation: 0 }),
      subscribe: (listener) => {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
      fail: vi.fn(),
      retry: vi.fn()
    },
    preload: vi.fn(async () => true),
    preloadWhole: vi.fn(async () => true),
    retryFailed: vi.fn(),
    routes: vi.fn(async () => ({ routes: allRoutes }))
  }
  const applied: AppliedHead[] = []
  const head = { apply: (one: AppliedHead) => void applied.push(one) }
  const platform = createPlatform({ site: { ...brand, origin: 'https://site.example' } })
  return {
    ...createEnter({
      remotes,
      platform,
      head,
      lateTitle: 'Cette page a pris du retard',
      addressHere: (path) => path
    }),
    remotes,
    applied
  }
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => void vi.restoreAllMocks())

describe('entering a page', () => {
  it('loads its view, requests its data, and then sets its head', async () => {
    const load = vi.fn(async () => undefined)
    const { enter, remotes, applied } = setUp([{ load }])
    await enter(owned('/blog'), visit('/blog'))
    expect(remotes.preloadWhole).toHaveBeenCalledWith('mf-blog', './pages/list')
    expect(load).toHaveBeenCalledOnce()
    await vi.waitFor(() =>
      expect(applied).toMatchObject([{ index: true, canonical: 'https://site.example/blog' }])
    )
  })

  it('does not wait for the data: the page has its own loading line', async () => {
    const { enter, applied } = setUp([{ load: () => new Promise(() => undefined) }])
    await enter(owned('/blog'), visit('/blog'))
    expect(applied).toEqual([])
  })

  it('sets the head of the visitor’s latest page alone', async () => {
    let arrive: () => void = () => undefined
    const late = new Promise<void>((resolve) => {
      arrive = resolve
    })
    const { enter, applied } = setUp([{ path: '/late', load: () => late }, { path: '/blog' }])
    await enter(owned('/late'), visit('/late'))
    await enter(owned('/blog'), visit('/blog'))
    arrive()
    await late
    await vi.waitFor(() => expect(applied.map(({ title }) => title)).toEqual(['/blog']))
  })

  it('sets the head of a page whose data could not be loaded', async () => {
    const { enter, applied } = setUp([{ load: () => Promise.reject(new Error('panne')) }])
    await enter(owned('/blog'), visit('/blog'))
    await vi.waitFor(() => expect(applied).toHaveLength(1))
  })

  it.each([
    ['not found', { status: () => 404 }],
    ['of the administration', { render: 'client' as const, index: false }]
  ])('keeps a page %s out of search engines, without a canonical address', async (_, route) => {
    const { enter, applied } = setUp([route])
    await enter(owned('/blog'), visit('/blog'))
    await vi.waitFor(() => expect(applied).toMatchObject([{ index: false, canonical: null }]))
  })

  it('survives a remote that does not load', async () => {
    const { enter, remotes } = setUp([])
    vi.mocked(remotes.routes).mockRejectedValue(new Error('404'))
    await expect(enter(owned('/blog'), visit('/blog'))).resolves.toBe(true)
  })

  it('NAV-30 says in the head that a page did not come, and what it is once it has come after all', async () => {
    const { enter, remotes, applied } = setUp([{}])
    vi.mocked(remotes.routes).mockRejectedValueOnce(new Error('offline'))
    vi.mocked(remotes.preloadWhole).mockResolvedValueOnce(false)
    await enter(owned('/blog'), visit('/blog'))
    expect(applied).toMatchObject([{ title: 'Cette page a pris du retard', index: false }])
    remotes.change()
    expect(applied).toHaveLength(1)
    vi.spyOn(remotes.views, 'state').mockReturnValue({ status: 'ready', View: () => null, generation: 1 })
    remotes.change()
    await vi.waitFor(() => expect(applied[1]).toMatchObject({ title: 'Blog', index: true }))
    remotes.change()
    expect(remotes.routes).toHaveBeenCalledTimes(2)
  })
})

describe('foreseeing a page', () => {
  it('loads its view and routes for a visitor who is near its link, and its data for one who presses it', async () => {
    const load = vi.fn(async () => undefined)
    const { foresee, remotes, applied } = setUp([{ load }])
    await foresee(owned('/blog'), visit('/blog'), 'near')
    expect(remotes.preloadWhole).toHaveBeenCalledWith('mf-blog', './pages/list')
    expect(remotes.routes).toHaveBeenCalledWith('mf-blog')
    expect(load).not.toHaveBeenCalled()
    await foresee(owned('/blog'), visit('/blog'), 'pressed')
    expect(load).toHaveBeenCalledOnce()
    expect(applied).toEqual([])
  })

  it.each([{ render: 'client' as const }, { isSecret: true }, { isElsewhere: true }, { page: null }])(
    'loads nothing of a page with %o',
    async (more) => {
      const { foresee, remotes } = setUp([{}])
      await foresee({ ...owned('/blog'), ...more }, visit('/blog'), 'pressed')
      expect(remotes.preloadWhole).not.toHaveBeenCalled()
    }
  )

  it('survives data that do not load', async () => {
    const { foresee } = setUp([{ load: () => Promise.reject(new Error('panne')) }])
    await expect(foresee(owned('/blog'), visit('/blog'), 'pressed')).resolves.toBeUndefined()
  })
})
