import { describe, expect, it } from 'vitest'
import { fullAt, headlineAt } from './headline-at.ts'

const words = ['Abc', 'De']
const textAt = (elapsed: number) => headlineAt(elapsed, words).text

describe('headlineAt', () => {
  it('types a character each 100 ms', () => {
    expect([0, 99, 100, 200, 299, 300].map(textAt)).toEqual(['', '', 'A', 'Ab', 'Ab', 'Abc'])
  })

  it('keeps the full word 2500 ms, then erases a character each 60 ms', () => {
    expect([300, 2799, 2859, 2860, 2920, 2979].map(textAt)).toEqual(['Abc', 'Abc', 'Abc', 'Ab', 'A', 'A'])
  })

  it('goes on with the next word, and round again', () => {
    const first = 3 * 160 + 2500
    const second = 2 * 160 + 2500
    expect([first, first + 100, first + 200].map(textAt)).toEqual(['', 'D', 'De'])
    expect(textAt(first + second + 100)).toBe('A')
  })

  it('says how long each text holds, so that a walk along it meets every change', () => {
    const seen: [number, string][] = []
    for (let time = 0; time < 6000; ) {
      const { text, holdsFor } = headlineAt(time, words)
      expect(holdsFor).toBeGreaterThan(0)
      seen.push([time, text])
      time += holdsFor
    }
    expect(seen.slice(0, 8)).toEqual([
      [0, ''],
      [100, 'A'],
      [200, 'Ab'],
      [300, 'Abc'],
      [2860, 'Ab'],
      [2920, 'A'],
      [2980, ''],
      [3080, 'D']
    ])
  })

  it('knows when a word stands whole', () => {
    expect(textAt(fullAt(0, words))).toBe('Abc')
    expect(textAt(fullAt(1, words))).toBe('De')
  })
})
