import { fold } from '@site/contracts/articles/related-articles'

/** « dix jours » as a cover shows it: `10` and `jours`. */
export interface Figure {
  value: string
  unit: string
}

const WORDS =
  'zero un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize vingt trente quarante cinquante soixante cent mille'.split(
    ' '
  )
/** What the words from `vingt` on stand for. */
const LARGER = [20, 30, 40, 50, 60, 100, 1000]
/** What more than one are counted in: a plural (« un hôtel neuf ouvre » counts nothing), or a sign. */
const UNIT = /^([\p{L}-]{2,}[sxz]|[%€])(?:[.,;:!?…»)].*)?$/u
/** Plurals after a number that are no unit, and those that stand before one. */
const NO_UNIT = /^(sans|dans|des|les|ses|nos|vos|aux|chez|vers|mais|puis|fois|plus|pas|tres)$/
const ADJECTIVE = /^(premi|derni|meill|bon|grand|petit|faux|fauss|nouv|autre|vrai)/

/** The first number of a title that counts something, written in digits or in words; null where there is none. */
export function figureOf(title: string): Figure | null {
  const words = joined(title).split(/\s+/)
  for (let at = 0; at < words.length; at += 1) {
    const { value, next } = numberAt(words, at)
    const unit = value > 1 ? unitAt(words, next) : ''
    if (unit && value < 10_000) return { value: grouped(value), unit }
    at = Math.max(at, next - 1)
  }
  return null
}

/** `1 200` and `vingt et un` as one word each. */
const joined = (title: string) =>
  title.replace(/(\d)\s(?=\d{3}(?!\d))/g, '$1').replace(/(vingt|ante)\set\s(?=une?\s|onze\s)/gi, '$1-')

/** The number that begins at `start`, and where it ends; 0 where none does. */
function numberAt(words: string[], start: number): { value: number; next: number } {
  let [thousands, rest, next] = [0, 0, start]
  for (; next < words.length; next += 1) {
    const parts = partsOf(words[next] ?? '', next > start)
    if (!parts) break
    for (const part of parts) {
      if (part === 1000) [thousands, rest] = [thousands + (rest || 1) * 1000, 0]
      else if (part === 100) rest = (rest || 1) * 100
      else if (part === 20 && rest % 100 === 4) rest += 76
      else rest += part
    }
  }
  return { value: thousands + rest, next }
}

/** `vingt-huit` as 20 and 8; digits are a number of their own. */
function partsOf(word: string, goesOn: boolean): number[] | null {
  if (/^\d{1,4}$/.test(word)) return goesOn ? null : [Number(word)]
  const parts = word.replace('-et-', '-').split('-').map(worthOf)
  return parts.includes(-1) ? null : parts
}

/** -1 for a word that is no number. */
function worthOf(word: string): number {
  const at = WORDS.indexOf(fold(word).replace(/(vingt|cent)s$|(un)e$/, '$1$2'))
  return LARGER[at - WORDS.length + LARGER.length] ?? at
}

function unitAt(words: string[], at: number): string {
  const [, unit = ''] = UNIT.exec(words[at] ?? '') ?? []
  if (NO_UNIT.test(fold(unit))) return ''
  if (!ADJECTIVE.test(fold(unit))) return unit
  const noun = unit === words[at] ? unitAt(words, at + 1) : ''
  return noun && `${unit} ${noun}`
}

const grouped = (value: number) => `${value}`.replace(/(\d)(\d{3})$/, '$1\u202f$2')
