import { walkTags } from './html-tags.ts'

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

/** Tags inside a line: no space where they stand. */
const INLINE = new Set(
  'a abbr b bdi cite code del em i ins kbd mark q s small span strong sub sup time u'.split(' ')
)

/** Text of an HTML fragment, with one space where blocks meet (BLOG-4). Entities are decoded once. */
export function htmlToText(html: string): string {
  return toText(withoutMarkup(html))
}

/** As `htmlToText`, without tables and captions, which make no sentences. */
export function htmlToProse(html: string): string {
  return toText(withoutMarkup(html, { table: /<\/table\s*>/gi, figcaption: /<\/figcaption\s*>/gi }))
}

function toText(text: string): string {
  return text
    .replace(/&(#x[0-9a-f]+|#\d+|[a-z]+);/gi, decode)
    .replace(/[ \t\r\n]+/g, ' ')
    .trim()
}

const WORDS_A_MINUTE = 220

/** How many words the text of an HTML fragment has. */
export function countWords(html: string): number {
  return htmlToText(html)
    .split(/[\s\u00a0\u202f]+/)
    .filter((word) => /[\p{L}\d]/u.test(word)).length
}

/** Whole minutes that an article takes to read, at least one. */
export function readingMinutes(html: string): number {
  return Math.max(1, Math.round(htmlToText(html).split(' ').length / WORDS_A_MINUTE))
}

/** Without tags, comments, scripts, styles and what is to be left out; a space where a block begins or ends. */
function withoutMarkup(html: string, leftOut: Record<string, RegExp> = {}): string {
  const ends: Record<string, RegExp> = {
    '!--': /-->/g,
    script: /<\/script\s*>/gi,
    style: /<\/style\s*>/gi,
    ...leftOut
  }
  return walkTags(html, (open, tagEnd) => {
    const [, slash, name = ''] = /^<(\/?)(!--|[a-z][a-z0-9]*)/i.exec(html.slice(open, open + 20)) ?? []
    const kind = name.toLowerCase()
    const by = kind === '!--' || INLINE.has(kind) ? '' : ' '
    const last = slash ? undefined : ends[kind]
    if (!last) return { by }
    // From the tag's own end; a comment may be as short as <!---->.
    last.lastIndex = kind === '!--' ? open + 4 : tagEnd
    if (last.exec(html)) return { by, end: last.lastIndex }
    delete ends[kind] // nothing ends one from here on
    return { by }
  })
}

/** The first `length` characters of a text, then '…' if some was cut. 150 for articles, 60 for teasers (BLOG-4, HOME-25, BRAND-9). */
export function cut(text: string, length: number): string {
  const characters = Array.from(text)
  return characters.length <= length ? text : `${characters.slice(0, length).join('').trimEnd()}…`
}

/** Excerpt of an article: its text, 150 characters (BLOG-4). */
export function excerpt(html: string, length = 150): string {
  return cut(htmlToText(html), length)
}

/** Words that nobody would end a sentence with. */
const CONNECTORS = new Set(
  'a à au aux ce ces cet cette comme dans de des du en entre est et la le les leur leurs mais ou par pour qu que quand qui quoi sa sans se ses si son sous sur un une vers vos votre y'.split(
    ' '
  )
)

/**
 * As `cut`, at the end of a word: of a text of more than `length` characters what is left has at most that many with its
 * '…', and ends neither with a sign that announces more nor with an article or a preposition. A single long word is cut.
 */
export function cutAtWord(text: string, length: number): string {
  const characters = Array.from(text)
  if (characters.length <= length) return text
  const longest = characters.slice(0, length).join('')
  const words = longest.split(/\s+/).slice(0, -1)
  while (words.length > 1 && isDangling(words.at(-1) ?? '')) words.pop()
  if (words.length === 0) return cut(text, length - 1)
  // With the spaces as they stand in the text, some of which do not break.
  const kept = words.reduce((end, word) => longest.indexOf(word, end) + word.length, 0)
  return `${longest.slice(0, kept).replace(/[\s,;:.–—(«-]+$/u, '')}…`
}

const isDangling = (word: string) => !/[\p{L}\d]/u.test(word) || CONNECTORS.has(word.toLowerCase())

function decode(entity: string, body: string): string {
  if (!body.startsWith('#')) return named[body.toLowerCase()] ?? entity
  const code = /^#x/i.test(body) ? Number.parseInt(body.slice(2), 16) : Number(body.slice(1))
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : entity
}
