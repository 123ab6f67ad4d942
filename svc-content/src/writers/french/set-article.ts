import { escapeText } from './escape-text.ts'
import { setFrench } from './set-french.ts'

const NARROW = '\u202f'
const FULL = '\u00a0'
/** Stands for a tag inside a line, or for what is code in it, while the line is set. */
const [TAG, CODE] = ['\ue000', '\ue001']

/** What is read in it is not French. */
const CODES = new Set(['pre', 'code', 'kbd', 'samp'])
/** Elements inside a line; any other begins another one. */
const INLINE = new Set(
  'a abbr b bdi cite code data del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' '
  )
)
const ADDRESS = /:\/\/|^www\.|@|\/\S*\./i
const QUOTES = /["“”„‟]/g

/**
 * A text as French typography asks (RUN-25): what the keyboard of an editor corrects (mf-admin/src/articles/editor/typing), for texts
 * that nobody types. Apostrophes, quotation marks, dots, and spaces that do not break. Quotation marks that are no pairs stay as they are.
 */
export function setText(text: string): string {
  const words = setQuotes(text.replace(/\.{3}|\. \. \./g, '…'))
    .replace(/ {2,}/g, ' ')
    .replace(/ (?=[,.)](?:\s|$))/g, '')
    .replace(/\S+/g, (word) => (ADDRESS.test(word) ? word : setSigns(word)))
  return setFrench(words)
}

/** As setText, for cleaned HTML: line by line, across the tags inside a line, and never in code or in an address. */
export function setMarkup(html: string): string {
  let [set, line, codes] = ['', '', 0]
  let held: string[] = []
  const flush = () => {
    let next = 0
    set += escapeText(setText(unescapeText(line))).replace(/[\ue000\ue001]/g, () => held[next++] ?? '')
    ;[line, held] = ['', []]
  }
  for (const [whole, slash, tag = '', text] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)[^>]*>|([^<]+)/gi)) {
    const name = tag.toLowerCase()
    if (CODES.has(name)) codes += slash ? -1 : 1
    if (text === undefined && !INLINE.has(name)) {
      flush()
      set += whole
    } else if (text === undefined || codes > 0) {
      line += text === undefined ? TAG : CODE
      held.push(whole)
    } else line += text.replace(/[\ue000\ue001]/g, '')
  }
  flush()
  return set
}

function setQuotes(text: string): string {
  const found = [...text.matchAll(QUOTES)]
  const isPaired = found.every(({ 0: sign, index }, count) => {
    const opens = count % 2 === 0
    if (opens) return !'”‟'.includes(sign) && !/\d/.test(text.charAt(index - 1))
    return !'“„'.includes(sign)
  })
  if (!isPaired || found.length % 2 > 0) return text
  let count = 0
  return text
    .replace(/["“”„‟]/g, () => (count++ % 2 === 0 ? `«${FULL}` : `${FULL}»`))
    .replace(/«\u00a0[ \u00a0\u202f]+/g, `«${FULL}`)
    .replace(/[ \u00a0\u202f]+\u00a0»/g, `${FULL}»`)
}

/** The spaces that nobody typed at all, in what stands between two others. */
const setSigns = (word: string): string =>
  word
    .replace(/'/g, '’')
    .replace(/(?<=[\p{L}\p{N})»\ue001][\ue000\ue001]*)(?=[;!?])/gu, NARROW)
    .replace(/(?<=[\p{L}\p{N})»\ue001][\ue000\ue001]*)(?=:[\ue000\ue001]*$)/gu, FULL)
    .replace(/(?<=\d)(?=[%€])/g, NARROW)
    .replace(/(?<=\S)(?=»)/g, FULL)
    .replace(/«(?=\S)/g, `«${FULL}`)

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'"
}
const unescapeText = (text: string) =>
  text.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity)
