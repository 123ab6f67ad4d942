import fc from 'fast-check'
import { expect, it } from 'vitest'
import { MAIN_TOOLS, PHONE_TOOLS } from '../commands/tools.ts'
import { fitTools } from './fit-tools.ts'

it('keeps all tools in a line that holds them, without a place for more', () => {
  expect(fitTools([['a', 'b'], ['c']], { line: 120, tool: 36, gap: 12 })).toEqual({
    shown: [['a', 'b'], ['c']],
    rest: []
  })
})

it('leaves out the last ones, and keeps a place for the button to them', () => {
  expect(fitTools([['a', 'b'], ['c']], { line: 119, tool: 36, gap: 12 })).toEqual({
    shown: [['a']],
    rest: ['b', 'c']
  })
})

it('EDITOR-2 never makes a line wider than the sheet, and loses no tool', () => {
  const groups = fc.constantFrom(MAIN_TOOLS, PHONE_TOOLS)
  fc.assert(
    fc.property(groups, fc.integer({ min: 48, max: 1200 }), (groups, line) => {
      const { shown, rest } = fitTools(groups, { line, tool: 36, gap: 12 })
      const more = rest.length > 0 ? 36 + (shown.length > 0 ? 12 : 0) : 0
      const width = shown.flat().length * 36 + Math.max(0, shown.length - 1) * 12 + more
      expect(width).toBeLessThanOrEqual(line)
      expect([...shown.flat(), ...rest]).toEqual(groups.flat())
    })
  )
})
