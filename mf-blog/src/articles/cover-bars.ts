/** One bar of a cover: a slot of whole days on one row, in units of the 7 × 4 grid. */
export interface CoverBar {
  row: number
  start: number
  length: number
  tone: 'lilas' | 'menthe' | 'safran' | 'corail' | 'outremer'
}

export interface Cover {
  ground: 'nuit' | 'outremer' | 'teinte'
  bars: CoverBar[]
}

export const COVER_DAYS = 7
export const COVER_ROWS = 4

const GROUNDS = ['nuit', 'teinte', 'outremer', 'nuit'] as const
const TONES = {
  nuit: ['lilas', 'menthe', 'safran', 'outremer'],
  teinte: ['outremer', 'menthe', 'safran', 'outremer'],
  outremer: ['lilas', 'menthe', 'safran', 'lilas']
} as const

/**
 * The planning drawn for an article that has no picture: the same for the same id, on server and browser. Each row holds
 * one or two bars that never touch; one bar of each cover is coral.
 */
export function coverOf(articleId: number): Cover {
  const pick = createPick(articleId)
  const ground = GROUNDS[articleId % GROUNDS.length] ?? 'nuit'
  const tones = TONES[ground]
  const bars: CoverBar[] = []
  for (let row = 0; row < COVER_ROWS; row += 1) {
    const tone = tones[(row + articleId) % tones.length] ?? 'lilas'
    const start = pick(3)
    const length = 2 + pick(3)
    bars.push({ row, start, length, tone })
    const free = COVER_DAYS - start - length
    if (free > 1) bars.push({ row, start: start + length + 1, length: 1 + pick(free - 1), tone })
  }
  const accent = pick(bars.length)
  return { ground, bars: bars.map((bar, index) => (index === accent ? { ...bar, tone: 'corail' } : bar)) }
}

/** Small numbers from a seed (mulberry32): `pick(n)` is a whole number from 0 to n - 1. */
function createPick(seed: number) {
  let state = Math.imul(seed + 1, 0x9e3779b1)
  return (choices: number): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * Math.max(1, choices))
  }
}
