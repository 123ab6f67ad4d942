import { describe, expect, it } from 'vitest'
import { readSwipe, wrapIndex } from './swipe.tsx'

describe('readSwipe', () => {
  it('takes more than 50 px for a swipe', () => {
    expect(readSwipe(-51, 0)).toBe('next')
    expect(readSwipe(51, 0)).toBe('previous')
    expect(readSwipe(50, 0)).toBeNull()
    expect(readSwipe(-50, 0)).toBeNull()
  })

  it('leaves a vertical gesture to scrolling', () => {
    expect(readSwipe(-60, 90)).toBeNull()
  })
})

describe('wrapIndex', () => {
  it('wraps in both directions', () => {
    expect(wrapIndex(2, 1, 3)).toBe(0)
    expect(wrapIndex(0, -1, 3)).toBe(2)
    expect(wrapIndex(1, 1, 3)).toBe(2)
  })
})
