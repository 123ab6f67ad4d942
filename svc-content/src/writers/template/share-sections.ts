import { countWords } from '../draft/count-words.ts'
import { chooseChapters } from './choose-chapters.ts'
import { createRandom, type Random } from './random.ts'
import { type Section, type Subject, titlesOf } from './subjects/subject.ts'

/** The nine points of an affine plane of order 3 make twelve lines of three: any two points share exactly one line. */
const POINTS = 9
const LINES: readonly (readonly number[])[] = [
  ...[0, 3, 6].map((row) => [row, row + 1, row + 2]),
  ...[0, 1, 2].flatMap((slope) =>
    [0, 1, 2].map((start) => [0, 1, 2].map((x) => 3 * x + ((slope * x + start) % 3)))
  )
]
/** Arrangements that are drawn, of which the best is kept. */
const TRIES = 300
/** Words of an article that are not its subject's own, about. */
const COMMON_WORDS = 470

const known = new WeakMap<Subject, Section[][][]>()

/**
 * For each title of `subject` the sections of its own that the article is made of: the one the title announces and two others. The
 * first articles of any two titles have one section in common at most; those of a later `part`, when the titles come back, two
 * at most. Throws a RangeError for a subject whose titles
 * and sections do not let themselves be shared out so.
 */
export function shareSections(subject: Subject, part = 1): Section[][] {
  const parts = known.get(subject) ?? [share(subject)]
  while (parts.length < part) parts.push(shareAnew(subject, parts))
  known.set(subject, parts)
  return parts[part - 1] ?? []
}

/**
 * The same for titles that come back: beside the announced section, the two that make the article least like any before,
 * chapters included.
 */
function shareAnew(subject: Subject, parts: readonly Section[][][]): Section[][] {
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

/** By the part of the sentences in common. The eighth power: a single close pair is worse than many distant ones. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((text) => other.has(text))
  return (countSentences(common) / Math.min(countSentences(one), countSentences(other))) ** 8
}

/** Short ones, such as cells of a table, do not strike a reader who meets them again. */
const countSentences = (texts: Iterable<string>): number =>
  [...texts]
    .flatMap((text) => text.split(/(?<=[.!?…])[\s*]+|[\n|]/))
    .filter((sentence) => sentence.length > 20).length

function share(subject: Subject): Section[][] {
  const counts = new Map(Object.entries(subject.sections).map(([name, text]) => [name, countWords(text)]))
  const words = (names: readonly Section[]) => names.reduce((sum, name) => sum + (counts.get(name) ?? 0), 0)
  // The largest part of an article that stands in another one too.
  const worst = (shared: Section[][]) =>
    Math.max(
      ...shared.flatMap((one, index) =>
        shared.slice(index + 1).map((other) => {
          const common = words(one.filter((name) => other.includes(name)))
          return common / (COMMON_WORDS + Math.min(words(one), words(other)))
        })
      )
    )
  const found = Array.from({ length: TRIES }, (_, attempt) => arrange(subject, attempt))
    .filter((shared) => shared !== null)
    .map((shared) => ({ shared, worst: worst(shared) }))
    .sort((one, other) => one.worst - other.worst)[0]
  if (!found) throw new RangeError(`The sections of ${subject.name} cannot be shared out among its titles`)
  return found.shared
}

function arrange(subject: Subject, attempt: number): Section[][] | null {
  const shapes = titlesOf(subject).map(({ shape }) => shape)
  const names = Object.keys(subject.sections) as Section[]
  const shuffled = createRandom(`${subject.name} ${attempt}`).shuffle(names)
  const lines = LINES.map((line) => line.flatMap((point) => shuffled[point] ?? []))
  const rest = shuffled.slice(POINTS)
  const given = assign(shapes, lines, createRandom(`${subject.name} titles ${attempt}`))
  const shared = shapes.map((shape, title) => {
    const line = lines[given[title] ?? -1]
    if (line) return line
    // A title that got no line takes a section that is on none, beside the one it announces.
    const spare = rest.shift()
    return spare === undefined || spare === shape ? null : [shape, spare]
  })
  return shared.every((sections) => sections !== null) ? shared : null
}

/** Gives each title a line of its own that holds its shape, as many as can be had (augmenting paths), in a drawn order. */
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
