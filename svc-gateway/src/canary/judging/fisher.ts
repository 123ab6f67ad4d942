/** Something that happened to `k` of `n`. */
export interface Rate {
  k: number
  n: number
}

/**
 * Fisher's exact test, one-sided: how probable it is that so many or more of the events of both fell on `one` by chance, if it were no more
 * prone to them than `other` (the tail of the hypergeometric distribution).
 */
export function fisherGreater(one: Rate, other: Rate): number {
  const [n, total, events] = [one.n, one.n + other.n, one.k + other.k]
  const most = Math.min(n, events)
  let term = Math.exp(lnChoose(events, one.k) + lnChoose(total - events, n - one.k) - lnChoose(total, n))
  let sum = 0
  for (let k = one.k; k <= most; k += 1) {
    sum += term
    term *= ((events - k) * (n - k)) / ((k + 1) * (total - events - n + k + 1))
  }
  return Math.min(1, sum)
}

const lnChoose = (n: number, k: number) => lnFactorial(n) - lnFactorial(k) - lnFactorial(n - k)

/** By Stirling's series, which is exact to ten digits from here on. */
function lnFactorial(n: number): number {
  if (n < 16) return Math.log(FACTORIALS[n] ?? 1)
  return n * Math.log(n) - n + Math.log(2 * Math.PI * n) / 2 + 1 / (12 * n) - 1 / (360 * n ** 3)
}

const FACTORIALS = [1]
for (let n = 1; n < 16; n += 1) FACTORIALS.push(n * (FACTORIALS[n - 1] ?? 1))
