/**
 * The rank-sum test of Mann and Whitney on values in buckets, the smallest first, with ties corrected for. `z`: by how many standard deviations the values
 * of `one` are greater than chance would have them; `superiority`: how often a value of `one` is greater than one of `other`, equal ones by half.
 */
export function rankSum(
  one: readonly number[],
  other: readonly number[]
): { z: number; superiority: number } {
  const [n, m] = [sumOf(one), sumOf(other)]
  const total = n + m
  if (n === 0 || m === 0) return { z: 0, superiority: 0.5 }
  let wins = 0
  let below = 0
  let ties = 0
  for (const [index, count] of one.entries()) {
    const others = other[index] ?? 0
    wins += count * (below + others / 2)
    below += others
    const equal = count + others
    ties += equal ** 3 - equal
  }
  const deviation = Math.sqrt(((n * m) / 12) * (total + 1 - ties / (total * (total - 1))))
  return { z: deviation > 0 ? (wins - (n * m) / 2) / deviation : 0, superiority: wins / (n * m) }
}

const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0)
