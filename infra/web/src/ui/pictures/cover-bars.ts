import { subjectOf, type Theme } from '@site/contracts/articles/article-subject'
import { type Figure, figureOf } from './cover-figure.ts'

/** One bar of a cover: a slot of whole days on one row, in units of the 7 × 4 grid. */
export interface CoverBar {
  row: number
  start: number
  length: number
}

export interface Cover {
  theme: Theme
  /** The bar that says what the article is about; two rows high where there is no figure. */
  subject: CoverBar & { label: string; rows: 1 | 2 }
  /** Two rows high as well. The unit is empty where the subject's bar says it. */
  figure: (Figure & { row: number; start: number }) | null
  /** The rest of the week, unlabelled; the one at `accent` is coral. */
  bars: CoverBar[]
  accent: number
}

export const COVER_DAYS = 7
export const COVER_ROWS = 4
/** Days that a letter takes, generously: in the small bar, in the large one, of a figure and of its unit. */
const LETTER = { small: 0.19, large: 0.34, value: 0.84, unit: 0.29 }

type Pick = (choices: number) => number

/**
 * The planning drawn for an article that has no picture: the same for the same id and title, on server and browser. The title
 * gives what it says, the id where that stands.
 */
export function coverOf(articleId: number, title: string): Cover {
  const pick = createPick(articleId)
  const { theme, label } = subjectOf(title)
  const said = figureBeside(label, title)
  const length = Math.ceil(said ? label.length * LETTER.small + 0.5 : label.length * LETTER.large + 0.7)
  const figureLength = said ? Math.ceil(daysOf(said)) : 0
  const start = Math.min(pick(2), COVER_DAYS - Math.max(length, figureLength))
  const top = pick(COVER_ROWS - 1)
  const row = said ? besideRows(top, pick) : top
  const bars = Array.from({ length: COVER_ROWS }, (_, at) => {
    const isTall = at === top || at === top + 1
    const taken = (isTall && figureLength) || ((isTall || at === row) && length)
    return restOf(at, taken ? start + taken : pick(3), pick)
  }).flat()
  return {
    theme,
    subject: { row, start, length, label, rows: said ? 1 : 2 },
    figure: said && { ...said, row: top, start },
    bars,
    accent: pick(bars.length)
  }
}

/** The title's figure, if it fits; without its unit where the label says it: « 60 » beside « Extras ». */
function figureBeside(label: string, title: string): Figure | null {
  const figure = figureOf(title)
  if (!figure) return null
  const isSaid = label.toLowerCase() === figure.unit.toLowerCase()
  const said = isSaid ? { ...figure, unit: '' } : figure
  return daysOf(said) <= COVER_DAYS ? said : null
}

/** The row above or below the two from `top` on. */
const besideRows = (top: number, pick: Pick) => (top === 0 || (top === 1 && pick(2)) ? top + 2 : top - 1)

/** One or two bars that do not touch, from day `start` on. */
function restOf(row: number, start: number, pick: Pick): CoverBar[] {
  const free = COVER_DAYS - start
  if (free < 1) return []
  const length = Math.min(free, 1 + pick(3))
  const left = free - length - 1
  const first = { row, start, length }
  return left > 0 ? [first, { row, start: start + length + 1, length: 1 + pick(left) }] : [first]
}

const daysOf = ({ value, unit }: Figure) =>
  value.length * LETTER.value + (unit ? unit.length * LETTER.unit + 0.2 : 0)

/** Small numbers from a seed (mulberry32): `pick(n)` is a whole number from 0 to n - 1. */
function createPick(seed: number): Pick {
  let state = Math.imul(seed + 1, 0x9e3779b1)
  return (choices) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * Math.max(1, choices))
  }
}
