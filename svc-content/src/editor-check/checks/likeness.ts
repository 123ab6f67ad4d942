import { htmlToText } from '@site/contracts/articles/article-text'
import type { Finding } from '@site/contracts/operations/draft-reading'
import { findingCopy } from '../content/findings.ts'
import type { Check, PublishedText } from '../draft-text/check.ts'
import type { DraftText } from '../draft-text/read-draft-text.ts'

/** Words in a shingle: long enough that two texts on one subject share few. */
const SIZE = 5
/** The bank's own articles share up to 0.47 of their shingles (measured over 1,155 days): what is above is a copy. */
export const SAME_TEXT = 0.6
/** Of the words of two titles. */
const SAME_TITLE = 0.8

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** A number for some words: of two different shingles one in four thousand million has the same (FNV-1a). */
function numberOf(words: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < words.length; index += 1)
    hash = Math.imul(hash ^ words.charCodeAt(index), 0x01000193)
  return hash >>> 0
}

/** The shingles of a text as numbers, each once: 4 bytes each, as those of every article are kept in memory. */
export function shinglesOfHtml(html: string): Uint32Array {
  const words = wordsOf(htmlToText(html))
  const shingles = new Set<number>()
  for (let end = SIZE; end <= words.length; end += 1)
    shingles.add(numberOf(words.slice(end - SIZE, end).join(' ')))
  return Uint32Array.from(shingles)
}

/** How much of the shorter of two texts stands in the other, from 0 to 1. */
export function shareOf(own: ReadonlySet<number>, other: Uint32Array): number {
  const fewest = Math.min(own.size, other.length)
  if (fewest === 0) return 0
  let common = 0
  for (const shingle of other) if (own.has(shingle)) common += 1
  return common / fewest
}

const SMALL = new Set(
  'le la les l de des du d un une et ou a au aux en pour par sur dans ce qui que'.split(' ')
)
const titleWords = (title: string) => new Set(wordsOf(title).filter((word) => !SMALL.has(word)))

/** Do two titles say the same, in whatever order? 'volet 2' goes on where a first part ended. */
function areAlike(one: string, other: string): boolean {
  const [own, theirs] = [titleWords(one), titleWords(other)]
  const common = [...own].filter((word) => theirs.has(word)).length
  const part = (title: string) => /volet\s(\d)/.exec(title)?.[1] ?? '1'
  return part(one) === part(other) && common / new Set([...own, ...theirs]).size >= SAME_TITLE
}

/** A text, or a title, that exists already; and a passage that comes twice in the draft itself. */
export const checkLikeness: Check = (draft, { published }) => {
  const own = new Set(shinglesOfHtml(draft.html))
  return [...published.flatMap((article) => likenessTo(draft, own, article)), ...repeatedBlocks(draft)]
}

/** The shingles of articles by their ids, with the text that they were made of. */
const known = new Map<number, { content: string; shingles: Uint32Array }>()
/** More articles than these are not remembered: some 10 KB each. */
const REMEMBERED = 5_000

function shinglesOfArticle({ id, content }: PublishedText): Uint32Array {
  const before = known.get(id)
  if (before?.content === content) return before.shingles
  const shingles = shinglesOfHtml(content)
  if (known.size >= REMEMBERED) known.clear()
  known.set(id, { content, shingles })
  return shingles
}

function likenessTo(draft: DraftText, own: ReadonlySet<number>, article: PublishedText): Finding[] {
  const { title } = article
  const share = shareOf(own, shinglesOfArticle(article))
  if (share >= SAME_TEXT)
    return [
      {
        check: 'likeness',
        severity: 'serious',
        sentence: findingCopy.sameText(title, Math.round(share * 100)),
        place: findingCopy.inText
      }
    ]
  return areAlike(draft.title, title)
    ? [
        {
          check: 'likeness',
          severity: 'serious',
          sentence: findingCopy.sameTitle(title),
          place: findingCopy.inTitle
        }
      ]
    : []
}

const LONG = 80

function repeatedBlocks({ blocks }: DraftText): Finding[] {
  const long = blocks.filter(({ text }) => text.length > LONG).map(({ text }) => text)
  const twice = long.find((text, index) => long.indexOf(text) !== index)
  return twice === undefined
    ? []
    : [
        {
          check: 'likeness',
          severity: 'serious',
          sentence: findingCopy.repeatedInside,
          place: twice.slice(0, 160)
        }
      ]
}
