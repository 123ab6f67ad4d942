import { expect, it } from 'vitest'
import { placeBar } from './place-bar.ts'

const page = { top: 100, bottom: 900, left: 200, right: 800 }
const bar = { width: 240, height: 44 }
const tools = 60
const letter = (left: number, top: number) => ({ left, right: left, top, bottom: top + 20 })

it('EDITOR-9 stands above the middle of the words', () => {
  expect(placeBar({ page, tools, bar, begin: letter(400, 300), end: letter(500, 300) })).toEqual({
    top: 300 - 8 - 44 - 100,
    left: 450 - 200 - 120
  })
})

it('EDITOR-9 stands below them where the tools of the window would cover it', () => {
  const { top } = placeBar({ page, tools, bar, begin: letter(400, 90), end: letter(500, 150) })
  expect(top).toBe(150 + 20 + 8 - 100)
})

it('EDITOR-9 keeps within the sides of the page', () => {
  expect(placeBar({ page, tools, bar, begin: letter(200, 300), end: letter(210, 300) }).left).toBe(0)
  expect(placeBar({ page, tools, bar, begin: letter(790, 300), end: letter(800, 300) }).left).toBe(600 - 240)
})
