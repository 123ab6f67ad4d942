import { describe, expect, it } from 'vitest'
import { NOTHING, press, pressAll } from './selection.ts'

const ROWS = [10, 20, 30, 40, 50]
/** Presses rows one after the other, those below zero with the key for a range. */
const after = (...pressed: number[]) => [
  ...pressed.reduce((now, id) => press(now, ROWS, Math.abs(id), id < 0), NOTHING).ids
]

describe('MANAGE-57 the selection', () => {
  it('takes a row in and out', () => {
    expect(after(20)).toEqual([20])
    expect(after(20, 40, 20)).toEqual([40])
  })

  it('takes in all rows from the last one that was pressed, up and down', () => {
    expect(after(20, -40)).toEqual([20, 30, 40])
    expect(after(40, -20)).toEqual([40, 20, 30])
    expect(after(10, -50, 30, -40)).toEqual([10, 20, 50])
  })

  it('takes the row alone where the one before it is no longer listed', () => {
    expect([...press({ ids: new Set([99]), from: 99 }, ROWS, 20, true).ids]).toEqual([99, 20])
  })

  it('takes in the page, then nothing', () => {
    const all = pressAll(press(NOTHING, ROWS, 30, false), ROWS)
    expect([...all.ids]).toEqual(ROWS)
    expect(pressAll(all, ROWS)).toEqual(NOTHING)
  })
})
