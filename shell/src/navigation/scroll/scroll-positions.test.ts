import { describe, expect, it } from 'vitest'
import type { HistoryEntry, Navigation } from '../navigation.ts'
import { recordScrollPositions } from './scroll-positions.ts'

function setUp() {
  let entry = entryAt('home')
  const listeners = new Set<() => void>()
  const navigation = {
    current: () => entry,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    }
  } as unknown as Navigation
  const view = Object.assign(new EventTarget(), { scrollY: 0, history: { scrollRestoration: 'auto' } })
  const positions = recordScrollPositions(navigation, view as unknown as Window)
  const notify = () => {
    for (const listener of listeners) listener()
  }
  const go = (key: string) => {
    notify() // the next page is being prepared
    entry = entryAt(key)
    notify()
  }
  return { positions, view, go }
}

const entryAt = (key: string) => ({ location: { key }, action: 'PUSH' }) as unknown as HistoryEntry

describe('the scroll positions of pages that were left', () => {
  it('are known by their key, as they were when they were left', () => {
    const { positions, view, go } = setUp()
    view.scrollY = 800
    go('article')
    view.scrollY = 40
    go('home')
    expect([positions.topOf('home'), positions.topOf('article'), positions.topOf('other')]).toEqual([
      800,
      40,
      undefined
    ])
  })

  it('are not restored by the browser on navigations inside the site, but are on a reload', () => {
    const { view, go } = setUp()
    expect(view.history.scrollRestoration).toBe('auto')
    go('article')
    expect(view.history.scrollRestoration).toBe('manual')
    view.dispatchEvent(new Event('pagehide'))
    expect(view.history.scrollRestoration).toBe('auto')
  })

  it('are no longer recorded after stop', () => {
    const { positions, view, go } = setUp()
    positions.stop()
    view.scrollY = 800
    go('article')
    expect(positions.topOf('home')).toBeUndefined()
  })
})
