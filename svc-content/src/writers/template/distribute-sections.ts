import { countWords } from '../draft/count-words.ts'
import { chooseChapters } from './choose-chapters.ts'
import { createRandom, type Random } from './random.ts'
import { type Section, type Subject, titlesOf } from './subjects/subject.ts'

/** The nine points of an affine plane of order 3 make twelve lines of three points each. Any two points are together on exactly one line. */
const POINTS = 9
const LINES: readonly (readonly number[])[] = [
  ...[0, 3, 6].map((row) => [row, row + 1, row + 2]),
  ...[0, 1, 2].flatMap((slope) =>
    [0, 1, 2].map((start) => [0, 1, 2].map((x) => 3 * x + ((slope * x + start) % 3)))
  )
]
/** How many random arrangements are tried; the best one is kept. */
const TRIES = 300
/** About how many words of an article are in texts that subjects share. */
const COMMON_WORDS = 470

const known = new WeakMap<Subject, Section[][][]>()

/**
 * Chooses for each title of `subject` the subject's own sections that its article contains: the one the title announces and two
 * others. The first articles of any two titles have at most one section in common, those of a later `part` at most two. Throws
 * a RangeError for a subject whose titles and sections make this impossible.
 */
export function distributeSections(subject: Subject, part = 1): Section[][] {
  const parts = known.get(subject) ?? [distribute(subject)]
  while (parts.length < part) parts.push(distributeAgain(subject, parts))
  known.set(subject, parts)
  return parts[part - 1] ?? []
}

/**
 * The same for titles that come back: chooses, beside the announced section, the two with which the article has least in common
 * with all earlier ones, chapters included.
 */
function distributeAgain(subject: Subject, parts: readonly Section[][][]): Section[][] {
  const names = Object.keys(subject.sections) as Section[]
  const textsOf = (trio: readonly Section[], title: number, part: number) =>
    new Set([
      ...trio.map((name) => subject.sections[name] ?? ''),
      ...Object.values(chooseChapters({ kind: subject.kind, rank: 0, title, part }))
    ])
  const taken = parts.flatMap((trios, at) => trios.map((trio, title) => textsOf(trio, title, at + 1)))
  return titlesOf(subject).map(({ shape }, title) => {
    const others = names.filter((name) => name !== shape)
    const trios = others.flatMap((one, at) => others.slice(at + 1).map((other) => [shape, one, other]))
    const isNew = (trio: readonly Section[]) =>
      !taken.some((texts) => trio.every((name) => texts.has(subject.sections[name] ?? '')))
    const found = trios.filter(isNew).map((trio) => {
      const texts = textsOf(trio, title, parts.length + 1)
      return { trio, texts, cost: taken.reduce((sum, other) => sum + likeness(texts, other), 0) }
    })
    const chosen = found.sort((one, other) => one.cost - other.cost)[0]
    if (!chosen) throw new RangeError(`${subject.name} has too few sections for its titles to come back`)
    taken.push(chosen.texts)
    return chosen.trio
  })
}

/** The proportion of sentences in common, to the eighth power: one close pair is worse than many distant ones. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((text) => other.has(text))
  return (countSentences(common) / Math.min(countSentences(one), countSentences(other))) ** 8
}

const sentenceCounts = new Map<string, number>()

const countSentences = (texts: Iterable<string>): number => {
  let sum = 0
  for (const text of texts) sum += sentenceCountOf(text)
  return sum
}

/** Short sentences, such as cells of a table, do not count: readers do not notice that these are repeated. */
function sentenceCountOf(text: string): number {
  const known = sentenceCounts.get(text)
  if (known !== undefined) return known
  const count = text.split(/(?<=[.!?…])[\s*]+|[\n|]/).filter((sentence) => sentence.length > 20).length
  sentenceCounts.set(text, count)
  return count
}

function distribute(subject: Subject): Section[][] {
  const counts = new Map(Object.entries(subject.sections).map(([name, text]) => [name, countWords(text)]))
  const words = (names: readonly Section[]) => names.reduce((sum, name) => sum + (counts.get(name) ?? 0), 0)
  // The largest proportion of an article that is in another one too.
  const worst = (distribution: Section[][]) =>
    Math.max(
      ...distribution.flatMap((one, index) =>
        distribution.slice(index + 1).map((other) => {
          const common = words(one.filter((name) => other.includes(name)))
          return common / (COMMON_WORDS + Math.min(words(one), words(other)))
        })
      )
    )
  const found = Array.from({ length: TRIES }, (_, attempt) => arrange(subject, attempt))
    .filter((distribution) => distribution !== null)
    .map((distribution) => ({ distribution, worst: worst(distribution) }))
    .sort((one, other) => one.worst - other.worst)[0]
  if (!found) throw new RangeError(`The sections of ${subject.name} cannot be distributed among its titles`)
  return found.distribution
}

function arrange(subject: Subject, attempt: number): Section[][] | null {
  const shapes = titlesOf(subject).map(({ shape }) => shape)
  const names = Object.keys(subject.sections) as Section[]
  const shuffled = createRandom(`${subject.name} ${attempt}`).shuffle(names)
  const lines = LINES.map((line) => line.flatMap((point) => shuffled[point] ?? []))
  const rest = shuffled.slice(POINTS)
  const given = assign(shapes, lines, createRandom(`${subject.name} titles ${attempt}`))
  const distribution = shapes.map((shape, title) => {
    const line = lines[given[title] ?? -1]
    if (line) return line
    // A title that got no line takes, beside the section it announces, one that is on no line.
    const spare = rest.shift()
    return spare === undefined || spare === shape ? null : [shape, spare]
  })
  return distribution.every((sections) => sections !== null) ? distribution : null
}

/** Gives as many titles as possible a line of their own that contains their shape, in random order (bipartite matching by augmenting paths). */
function assign(
  shapes: readonly Section[],
  lines: readonly Section[][],
  random: Random
): (number | undefined)[] {
  const ownerOf = new Map<number, number>()
  const find = (title: number, seen: Set<number>): boolean =>
    lines.some((line, index) => {
      if (seen.has(index) || !line.includes(shapes[title] as Section)) return false
      seen.add(index)
      const owner = ownerOf.get(index)
      if (owner !== undefined && !find(owner, seen)) return false
      ownerOf.set(index, title)
      return true
    })
  for (const title of random.shuffle([...shapes.keys()])) find(title, new Set())
  const given: (number | undefined)[] = []
  for (const [line, title] of ownerOf) given[title] = line
  return given
}
