import { describe, expect, it } from 'vitest'
import { noteLeftPlaces } from './left-places.ts'
import type { Navigation, Place } from './navigation.ts'

function setUp() {
  let place = placeAt('home')
  const listeners = new Set<() => void>()
  const navigation = {
    place: () => place,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    }
  } as unknown as Navigation
  const view = Object.assign(new EventTarget(), { scrollY: 0, history: { scrollRestoration: 'auto' } })
  const places = noteLeftPlaces(navigation, view as unknown as Window)
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const go = (key: string) => {
    tell() // the next page is on its way
    place = placeAt(key)
    tell()
  }
  return { places, view, go }
}

const placeAt = (key: string) => ({ location: { key }, action: 'PUSH' }) as unknown as Place

describe('the places a visitor left', () => {
  it('are known by their key, as they were when they were left', () => {
    const { places, view, go } = setUp()
    view.scrollY = 800
    go('article')
    view.scrollY = 40
    go('home')
    expect([places.topOf('home'), places.topOf('article'), places.topOf('other')]).toEqual([
      800,
      40,
      undefined
    ])
  })

  it('are not the browser’s to find while the visitor goes on, but are on a reload', () => {
    const { view, go } = setUp()
    expect(view.history.scrollRestoration).toBe('auto')
    go('article')
    expect(view.history.scrollRestoration).toBe('manual')
    view.dispatchEvent(new Event('pagehide'))
    expect(view.history.scrollRestoration).toBe('auto')
  })

  it('are noted no more once that is over', () => {
    const { places, view, go } = setUp()
    places.stop()
    view.scrollY = 800
    go('article')
    expect(places.topOf('home')).toBeUndefined()
  })
})
