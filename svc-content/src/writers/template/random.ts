export interface Random {
  /** A whole number from 0 to `size` - 1. */
  below(size: number): number
  pick<T>(items: readonly [T, ...T[]] | readonly T[]): T
  shuffle<T>(items: readonly T[]): T[]
}

/** FNV-1a, which gives very different numbers for similar seeds, such as two consecutive days. */
export function hash(text: string): number {
  let value = 0x811c9dc5
  for (const char of text) value = Math.imul(value ^ (char.codePointAt(0) ?? 0), 0x01000193)
  return (value ^ (value >>> 15)) >>> 0
}

/** Gives the same numbers for the same `seed`, on every machine (mulberry32). */
export function createRandom(seed: string): Random {
  let state = hash(seed)
  const below = (size: number) => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * size)
  }
  const pick = <T>(items: readonly T[]): T => {
    const item = items[below(items.length)]
    if (item === undefined) throw new RangeError('Nothing to pick from')
    return item
  }
  const shuffle = <T>(items: readonly T[]): T[] =>
    items
      .map((item) => ({ item, rank: below(0x40000000) }))
      .sort((a, b) => a.rank - b.rank)
      .map(({ item }) => item)
  return { below, pick, shuffle }
}

/** Each item in turn, so that none comes back before all the others; throws a RangeError where there is none. */
export function inTurn<T>(items: readonly T[], turn: number): T {
  const item = items[turn % items.length]
  if (item === undefined) throw new RangeError('Nothing to take in turn')
  return item
}
