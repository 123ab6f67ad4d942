import { diffArrays } from 'diff'
import { wordsIn } from './mark-changes.ts'

/** A block of the earlier text beside the one of the later text that it became; one of them is null where a block is new or gone. */
export type BlockPair = [before: Element | null, after: Element | null]

/** Share of their words that two blocks must have in common to be taken for one that was changed. */
const ALIKE = 0.35

/** Above this many comparisons nothing is paired: such a text was written anew. */
const MOST_COMPARISONS = 40_000

/** Lines up the blocks of two texts: first those that are the same, then, between them, those that are alike. */
export function alignBlocks(before: Element[], after: Element[]): BlockPair[] {
  const pairs: BlockPair[] = []
  let removed: Element[] = []
  let added: Element[] = []
  const settle = () => {
    pairs.push(...pairAlike(removed, added))
    removed = []
    added = []
  }
  const rest = { before: [...before], after: [...after] }
  for (const run of diffArrays(before.map(sourceOf), after.map(sourceOf))) {
    if (run.removed) removed.push(...rest.before.splice(0, run.count))
    else if (run.added) added.push(...rest.after.splice(0, run.count))
    else {
      settle()
      const same = rest.after.splice(0, run.count)
      pairs.push(
        ...rest.before.splice(0, run.count).map((one, index): BlockPair => [one, same[index] ?? null])
      )
    }
  }
  settle()
  return pairs
}

const sourceOf = ({ outerHTML }: Element) => outerHTML

/** Pairs blocks in their order so that what the pairs have in common is most. What is gone stands before what is new. */
function pairAlike(before: Element[], after: Element[]): BlockPair[] {
  const apart = (): BlockPair[] => [
    ...before.map((one): BlockPair => [one, null]),
    ...after.map((one): BlockPair => [null, one])
  ]
  if (before.length * after.length > MOST_COMPARISONS) return apart()
  const likeness = compareAll(before, after)
  // best[i][j]: the most that the blocks from i and from j on can have in common.
  const best = Array.from({ length: before.length + 1 }, () => new Float64Array(after.length + 1))
  const at = (i: number, j: number) => best[i]?.[j] ?? 0
  for (let i = before.length - 1; i >= 0; i -= 1)
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const row = best[i]
      if (row) row[j] = Math.max(at(i + 1, j), at(i, j + 1), at(i + 1, j + 1) + likeness(i, j))
    }
  const pairs: BlockPair[] = []
  let [i, j] = [0, 0]
  while (i < before.length || j < after.length) {
    const one = before[i] ?? null
    const other = after[j] ?? null
    if (one && other && likeness(i, j) > 0 && at(i, j) === at(i + 1, j + 1) + likeness(i, j)) {
      pairs.push([one, other])
      i += 1
      j += 1
    } else if (one && (!other || at(i, j) === at(i + 1, j))) {
      pairs.push([one, null])
      i += 1
    } else {
      pairs.push([null, other])
      j += 1
    }
  }
  return pairs
}

/** How alike two blocks are, from 0 to 1: twice the words in common by all their words. 0 for those that are no pair. */
function compareAll(before: Element[], after: Element[]): (i: number, j: number) => number {
  const known = new Map([...before, ...after].map((block) => [block, wordsOf(block)]))
  const compare = (one: Element, other: Element): number => {
    if (one.tagName !== other.tagName && !(isText(one) && isText(other))) return 0
    const [few, many] = [known.get(one) ?? [], known.get(other) ?? []].sort((a, b) => a.length - b.length)
    const left = new Map<string, number>()
    for (const word of many ?? []) left.set(word, (left.get(word) ?? 0) + 1)
    let common = 0
    for (const word of few ?? []) {
      const count = left.get(word) ?? 0
      if (count > 0) common += 1
      left.set(word, count - 1)
    }
    const share = (2 * common) / Math.max(1, (few?.length ?? 0) + (many?.length ?? 0))
    return share < ALIKE ? 0 : share
  }
  const likeness = before.map((one) => after.map((other) => compare(one, other)))
  return (i, j) => likeness[i]?.[j] ?? 0
}

/** A heading or a paragraph: one may become the other. */
const isText = ({ tagName }: Element) => /^(P|H[1-6])$/.test(tagName)

const wordsOf = (block: Element) => wordsIn(block).match(/[\p{L}\p{N}]+/gu) ?? []
