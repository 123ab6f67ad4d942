import { describe, expect, it } from 'vitest'
import { easeFrom, readSwipe, wrapIndex } from './swipe.tsx'

describe('readSwipe', () => {
  it('BRAND-10 takes more than 50 px for a swipe', () => {
    expect(readSwipe(-51, 0)).toBe('next')
    expect(readSwipe(51, 0)).toBe('previous')
    expect(readSwipe(50, 0)).toBeNull()
    expect(readSwipe(-50, 0)).toBeNull()
  })

  it('leaves a vertical gesture to scrolling', () => {
    expect(readSwipe(-60, 90)).toBeNull()
  })
})

describe('easeFrom', () => {
  it('starts from rest where the pointer rested, or moved the other way', () => {
    expect(easeFrom(0, 300)).toBe('cubic-bezier(0.2, 0.00, 0.2, 1)')
    expect(easeFrom(-2, 300)).toBe('cubic-bezier(0.2, 0.00, 0.2, 1)')
  })

  it('starts as fast as the pointer was', () => {
    // 300 px in 220 ms at an even speed: the curve begins on the diagonal.
    expect(easeFrom(300 / 220, 300)).toBe('cubic-bezier(0.2, 0.20, 0.2, 1)')
    expect(easeFrom(600 / 220, 300)).toBe('cubic-bezier(0.2, 0.40, 0.2, 1)')
  })

  it('never overshoots its target', () => {
    expect(easeFrom(50, 10)).toBe('cubic-bezier(0.2, 1.00, 0.2, 1)')
    expect(easeFrom(1, 0)).toBe('cubic-bezier(0.2, 0.00, 0.2, 1)')
  })
})

describe('wrapIndex', () => {
  it('wraps in both directions', () => {
    expect(wrapIndex(2, 1, 3)).toBe(0)
    expect(wrapIndex(0, -1, 3)).toBe(2)
    expect(wrapIndex(1, 1, 3)).toBe(2)
  })
})
