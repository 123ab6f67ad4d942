import { closings } from './chapters/closings.ts'
import { lasting } from './chapters/lasting.ts'
import { looking } from './chapters/looking.ts'
import { method } from './chapters/method.ts'
import { openings } from './chapters/openings.ts'
import { people } from './chapters/people.ts'

/** Chapters of each kind: as many as there are pairs of numbers modulo 5. */
const VARIETY = 25
/** As many openings as a subject has titles, and as many closings. */
const FRAMES = 13
/** Subjects that share a slope have the titles of one behind those of the other. */
const TITLES_AT_MOST = 12

/** Texts of one article that serve all subjects. */
export interface Chapters {
  looking: string
  method: string
  people: string
  lasting: string
  opening: string
  closing: string
}

/**
 * The chapters of the `title`-th title of the `subject`-th subject (each from 0 on). Any two articles have one of the four chapters
 * in common at most, two on one subject none: the choices are points of the lines `start + slope * x`, in pairs of numbers modulo
 * 5, at four places x; two lines meet once at most, and never when their slopes are equal. `part` counts how often the title
 * has come back.
 */
export function chooseChapters(subject: number, title: number, part = 1): Chapters {
  const start = (Math.floor(subject / VARIETY) * (TITLES_AT_MOST + 1) + title + (part - 1) * 7) % VARIETY
  const at = (x: number) => pointAt(start, subject % VARIETY, x)
  return {
    looking: textAt(looking, at(1)),
    method: textAt(method, at(2)),
    people: textAt(people, at(3)),
    lasting: textAt(lasting, at(4)),
    // Where a chapter is common to two articles, opening and closing are not both common too.
    opening: textAt(openings, (title + part - 1) % FRAMES),
    closing: textAt(closings, (title * 2 + subject + Math.floor(subject / FRAMES) * 2 + part - 1) % FRAMES)
  }
}

function textAt(texts: readonly string[], index: number): string {
  const text = texts[index]
  if (text === undefined) throw new RangeError(`No text number ${index}`)
  return text
}

/** `one + other * x`, of pairs of numbers modulo 5; the pair (a, b) is written a + 5 b. */
function pointAt(one: number, other: number, x: number): number {
  const a = (one % 5) + (other % 5) * x
  const b = Math.floor(one / 5) + Math.floor(other / 5) * x
  return (a % 5) + 5 * (b % 5)
}
