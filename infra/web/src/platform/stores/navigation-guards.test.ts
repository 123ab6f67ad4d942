import { describe, expect, it, vi } from 'vitest'
import { createNavigationGuards } from './navigation-guards.ts'

const navigation = { from: new URL('https://site.example/a'), to: new URL('https://site.example/b') }

describe('a navigation', () => {
  it('proceeds when no guard wants to ask', () => {
    const navigationGuards = createNavigationGuards()
    navigationGuards.add({ wantsToAsk: () => false, block: () => expect.unreachable() })
    expect(navigationGuards.mayLeave(navigation, vi.fn())).toBe(true)
  })

  it('is blocked by a guard that wants to ask, and proceeds when the guard calls for it', () => {
    const navigationGuards = createNavigationGuards()
    const block = vi.fn<(proceed: () => void) => void>()
    const proceed = vi.fn()
    navigationGuards.add({ wantsToAsk: ({ to }) => to.pathname === '/b', block })
    expect(navigationGuards.mayLeave(navigation, proceed)).toBe(false)
    expect(proceed).not.toHaveBeenCalled()
    block.mock.calls[0]?.[0]()
    expect(proceed).toHaveBeenCalledOnce()
  })

  it('is no longer blocked once the guard is removed', () => {
    const navigationGuards = createNavigationGuards()
    const release = navigationGuards.add({ wantsToAsk: () => true, block: () => undefined })
    release()
    expect(navigationGuards.mayLeave(navigation, vi.fn())).toBe(true)
  })
})
