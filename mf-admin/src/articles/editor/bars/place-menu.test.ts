import { expect, it } from 'vitest'
import { placeMenu } from './place-menu.ts'

const caretAt = (top: number) => ({ top, bottom: top + 28 })

it('EDITOR-10 opens the menu below the line, whole, where there is room', () => {
  expect(placeMenu({ caret: caretAt(200), top: 100, bottom: 800 })).toEqual({ isAbove: false, height: 360 })
})

it('EDITOR-10 ends the menu before the bar at the foot', () => {
  const { isAbove, height } = placeMenu({ caret: caretAt(370), top: 237, bottom: 695 })
  expect(isAbove).toBe(false)
  expect(398 + 6 + height).toBeLessThan(695)
})

it('EDITOR-10 opens the menu above where there is more room, and ends it before the tools', () => {
  const { isAbove, height } = placeMenu({ caret: caretAt(500), top: 237, bottom: 695 })
  expect(isAbove).toBe(true)
  expect(500 - 6 - height).toBeGreaterThan(237)
})

it('EDITOR-10 keeps two options in sight where neither side has room', () => {
  expect(placeMenu({ caret: caretAt(120), top: 100, bottom: 190 }).height).toBe(96)
})
