import { expect, it } from 'vitest'
import { correctionOf } from './type-in-field.ts'

/** A text as it is once it was typed into a field, sign by sign, at its end or before what stands there. */
function typed(text: string, after = ''): string {
  let value = after
  let caret = 0
  for (const sign of text) {
    value = value.slice(0, caret) + sign + value.slice(caret)
    caret += 1
    const change = correctionOf(value, caret)
    if (!change) continue
    value = value.slice(0, change.from) + change.text + value.slice(change.to)
    caret = change.from + change.text.length
  }
  return value
}

it.each([
  ["L'été : où dormir ?", 'L’été\u00a0: où dormir\u202f?'],
  ['Le "Grand Hôtel"', 'Le «\u00a0Grand Hôtel\u00a0»'],
  ['https://exemple.fr/?a=1', 'https://exemple.fr/?a=1'],
  ["Le code `a ? 'b' : c`", "Le code `a ? 'b' : c`"],
  ['De 9 h 30 à 12 h !', 'De 9\u00a0h\u00a030 à 12\u00a0h\u202f!']
])('EDITOR-24 sets %j in a field as in the text', (keys, text) => {
  expect(typed(keys)).toBe(text)
  expect(typed(keys, ' reste')).toBe(`${text} reste`)
})
