import { closings } from './chapters/closings.ts'
import { lasting } from './chapters/lasting.ts'
import { looking } from './chapters/looking.ts'
import { method } from './chapters/method.ts'
import { openings } from './chapters/openings.ts'
import { people } from './chapters/people.ts'
import { createRandom } from './random.ts'
import type { SubjectKind } from './subjects/subject.ts'

const BANKS = { looking, method, people, lasting }
type ChapterKind = keyof typeof BANKS
export const CHAPTER_KINDS = Object.keys(BANKS) as ChapterKind[]

/** The texts of one article that are shared with other subjects. */
export type Chapters = Record<ChapterKind | 'opening' | 'closing', string>

/** Identifies an article: `rank` is the index of its subject among those of its kind, `title` that of its title among the subject's. */
export interface ArticlePosition {
  kind: SubjectKind
  rank: number
  title: number
  /** 1 for the first article under the title, 2 for the second, and so on. */
  part: number
}

/** The chapters of one kind that a kind of subject draws from. Their number must be a prime. */
export function chaptersFor(chapter: ChapterKind, kind: SubjectKind): readonly string[] {
  const bank = BANKS[chapter]
  const texts = kind === 'work' ? [...bank.all, ...bank.work] : bank.all
  // Each kind of subject has an order of its own. Of the seeds that were tried, this one gives two kinds the fewest chapters in common.
  return createRandom(`${chapter} ${kind} 5396`).shuffle(texts)
}

/** Every text that articles share, one after the other. */
export const commonTexts: string = [
  ...Object.values(BANKS).flatMap(({ all, work }) => [...all, ...work]),
  ...openings,
  ...closings
].join('\n')

const CHAPTERS = Object.fromEntries(
  (['work', 'matter'] as const).map((kind) => [
    kind,
    CHAPTER_KINDS.map((chapter) => chaptersFor(chapter, kind))
  ])
) as Record<SubjectKind, (readonly string[])[]>

/**
 * The chapters of an article. They are the values of `title + rank x + (part - 1) x²`, modulo the prime number of chapters, at four
 * places x: two polynomials of the second degree meet twice at most, of the same part once at most, and those of one subject once
 * at most, in whatever parts (title, rank and part must be less than the prime).
 */
export function chooseChapters({ kind, rank, title, part }: ArticlePosition): Chapters {
  const chapters = CHAPTERS[kind].map((texts, index) => {
    const x = index + 1
    return textAt(texts, title + rank * x + (part - 1) * x * x)
  })
  return {
    ...(Object.fromEntries(CHAPTER_KINDS.map((name, index) => [name, chapters[index]])) as Record<
      ChapterKind,
      string
    >),
    opening: textAt(openings, title + part - 1),
    closing: textAt(closings, title * 2 + rank + (part - 1) * 5)
  }
}

function textAt(texts: readonly string[], index: number): string {
  const text = texts[index % texts.length]
  if (text === undefined) throw new RangeError(`No text number ${index}`)
  return text
}
