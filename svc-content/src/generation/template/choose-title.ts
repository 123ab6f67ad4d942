import { hash } from './random.ts'
import { type Shape, type Subject, titlesOf } from './subject.ts'

/** A subject rests while its title is among so many newest ones: 30 articles in a row are on 30 subjects. */
const REST = 30
const DAY_MS = 86_400_000

/** A title as a reader remembers it: whatever its spaces and capitals. */
const comparable = (title: string) => title.replace(/\s+/g, ' ').trim().toLowerCase()

export interface Assignment {
  subject: Subject
  title: string
  shape: Shape
  /** Place of the title among the subject's. */
  index: number
  /** 1, or how often the title has come back. */
  part: number
}

/** Consecutive days, or consecutive numbers, give consecutive ordinals: the rota then walks through the subjects in turn. */
export function ordinalOf(seed: string): number {
  const date = seed.match(/\d{4}-\d{2}-\d{2}/)?.[0]
  if (date !== undefined && !Number.isNaN(Date.parse(date))) return Date.parse(date) / DAY_MS
  const number = seed.match(/\d{1,9}(?=\D*$)/)?.[0]
  return number === undefined ? hash(seed) : Number(number)
}

function chooseSubject(
  subjects: readonly Subject[],
  ordinal: number,
  recentTitles: readonly string[]
): Subject {
  const subjectOf = new Map(
    subjects.flatMap((subject) =>
      titlesOf(subject).map(({ title }) => [comparable(title), subject.name] as const)
    )
  )
  const known = recentTitles.flatMap(
    (title) => subjectOf.get(comparable(title).replace(/ – volet \d+$/, '')) ?? []
  )
  const resting = new Set(known.slice(0, Math.min(REST, subjects.length - 1)))
  const inTurn = subjects.map((_, step) => subjects[(ordinal + step) % subjects.length])
  const subject = inTurn.find((candidate) => candidate && !resting.has(candidate.name))
  if (!subject) throw new RangeError('The template writer has no subject')
  return subject
}

/**
 * What to write about for `seed`: the next subject of the rota that is rested, and its next title that is not among
 * `recentTitles` (newest first). When a year has used them all up, a title comes back as a further part of itself.
 */
export function chooseTitle(
  subjects: readonly Subject[],
  seed: string,
  recentTitles: readonly string[]
): Assignment {
  const ordinal = ordinalOf(seed)
  const subject = chooseSubject(subjects, ordinal, recentTitles)
  const titles = titlesOf(subject)
  const round = Math.floor(ordinal / subjects.length)
  const start = round + hash(subject.name)
  const inTurn = titles.map((_, step) => (start + step) % titles.length)
  const used = new Set(recentTitles.map(comparable))
  for (let part = 1; ; part++) {
    const ending = part === 1 ? '' : ` – volet ${part}`
    const index = inTurn.find((place) => !used.has(comparable((titles[place]?.title ?? '') + ending)))
    const planned = titles[index ?? -1]
    if (index !== undefined && planned)
      return { subject, title: planned.title + ending, shape: planned.shape, index, part }
  }
}
