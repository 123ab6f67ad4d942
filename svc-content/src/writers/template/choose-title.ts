import type { Subject, TitleEntry } from './bank/bank.ts'
import { hash } from './random.ts'

/** A subject is not treated again while one of its titles is among this many newest ones, so that 30 articles in a row are on 30 subjects. */
const REST = 30
const DAY_MS = 86_400_000

const comparables = new Map<string, string>()

/** A title without its spacing and capitals, since readers do not see these as a difference. */
function comparable(title: string): string {
  const known = comparables.get(title)
  if (known !== undefined) return known
  const plain = title.replace(/\s+/g, ' ').trim().toLowerCase()
  comparables.set(title, plain)
  return plain
}

export interface Assignment {
  subject: Subject
  title: string
  entry: TitleEntry
  /** Index of the title among the subject's. */
  index: number
}

/** Consecutive days, or consecutive numbers, give consecutive ordinals, so that the subjects are treated in turn. */
export function ordinalOf(seed: string): number {
  const date = seed.match(/\d{4}-\d{2}-\d{2}/)?.[0]
  if (date !== undefined && !Number.isNaN(Date.parse(date))) return Date.parse(date) / DAY_MS
  const number = seed.match(/\d{1,9}(?=\D*$)/)?.[0]
  return number === undefined ? hash(seed) : Number(number)
}

/** Finds what an article of the bank was written about by its title; undefined for any other article. */
export function createTitleIndex(subjects: readonly Subject[]): (title: string) => Assignment | undefined {
  const known = new Map(subjects.flatMap(allArticles).map((one) => [comparable(one.title), one]))
  return (title) => known.get(comparable(title))
}

const assignments = new WeakMap<Subject, Assignment[]>()

/** All articles that can ever be written on `subject`. */
function allArticles(subject: Subject): Assignment[] {
  const known = assignments.get(subject)
  if (known) return known
  const all = subject.titles.map((entry, index) => ({ subject, title: entry.title, entry, index }))
  assignments.set(subject, all)
  return all
}

/** Those that were not written yet. */
const openTitles = (subject: Subject, used: ReadonlySet<string>): Assignment[] =>
  allArticles(subject).filter(({ title }) => !used.has(comparable(title)))

/** How many articles can still be written without repeating one. */
export function countOpenTitles(subjects: readonly Subject[], usedTitles: readonly string[]): number {
  const used = new Set(usedTitles.map(comparable))
  return subjects.reduce((sum, subject) => sum + openTitles(subject, used).length, 0)
}

/** The subjects of `usedTitles` (newest first), without repetition. */
function subjectsOf(subjects: readonly Subject[], usedTitles: readonly string[]): Subject[] {
  const owners = new Map(
    subjects.flatMap((subject) => subject.titles.map(({ title }) => [comparable(title), subject] as const))
  )
  const known = usedTitles.flatMap((title) => owners.get(comparable(title)) ?? [])
  return known.filter((subject, index) => known.indexOf(subject) === index)
}

/**
 * Chooses what to write for `seed`: the next subject in turn that was not treated lately, and its next title that is not among
 * `usedTitles` (newest first). When only subjects that were treated lately have titles left, it takes the one treated longest ago.
 * Null when no title is left (RUN-31).
 */
export function chooseTitle(
  subjects: readonly Subject[],
  seed: string,
  usedTitles: readonly string[]
): Assignment | null {
  const ordinal = ordinalOf(seed)
  const used = new Set(usedTitles.map(comparable))
  const treated = subjectsOf(subjects, usedTitles)
  const resting = new Set(treated.slice(0, Math.min(REST, subjects.length - 1)))
  const inTurn = subjects.flatMap((_, step) => subjects[(ordinal + step) % subjects.length] ?? [])
  const rested = inTurn.filter((subject) => !resting.has(subject))
  for (const subject of [...rested, ...treated.slice(0, resting.size).reverse()]) {
    const start = Math.floor(ordinal / subjects.length) + hash(subject.name)
    const count = subject.titles.length
    const turn = ({ index }: Assignment) => (((index - start) % count) + count) % count
    const [next] = openTitles(subject, used).sort((one, other) => turn(one) - turn(other))
    if (next) return next
  }
  return null
}
