/** Elements inside a line that format what they hold. The first stand outermost. */
export const MARK_TAGS =
  'a span q cite abbr time dfn data bdi bdo ins del mark small strong b em i u s sub sup kbd samp var code'.split(
    ' '
  )

/** A block of an article at its outermost level, as it is written, and the white space before it. */
export interface SourceBlock {
  gap: string
  html: string
}

const TOKEN = /<!--[\s\S]*?-->|<(\/?)([a-z][a-z0-9-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/gi
const VOID = new Set('img br hr wbr col source track input meta link'.split(' '))
const INLINE = new Set([...MARK_TAGS, ...'img br wbr ruby'.split(' ')])

/**
 * HTML cut between its outermost blocks, so that all pieces together are the very same string. Text and inline elements that
 * stand outside of any block make one piece. Undefined where elements do not close in their order: then nothing can be cut.
 */
export function splitBlocks(html: string): { blocks: SourceBlock[]; end: string } | undefined {
  const open: string[] = []
  const pieces: { text: string; isLine: boolean }[] = []
  let from = 0
  const take = (to: number, isLine: boolean) => {
    if (to > from) pieces.push({ text: html.slice(from, to), isLine })
    from = to
  }
  for (const token of html.matchAll(TOKEN)) {
    const [whole, slash = '', rawName = '', rest = ''] = token
    const name = rawName.toLowerCase()
    const end = token.index + whole.length
    if (slash === '') {
      if (open.length === 0) take(token.index, true)
      const isWhole = name === '' || VOID.has(name) || rest.endsWith('/')
      if (!isWhole) open.push(name)
      else if (open.length === 0) take(end, INLINE.has(name))
    } else {
      if (open.pop() !== name) return undefined
      if (open.length === 0) take(end, INLINE.has(name))
    }
  }
  if (open.length > 0) return undefined
  take(html.length, true)
  return joinLines(pieces)
}

/** Neighbouring texts and inline elements become one piece, and white space around pieces their gaps. */
function joinLines(pieces: { text: string; isLine: boolean }[]): { blocks: SourceBlock[]; end: string } {
  const blocks: SourceBlock[] = []
  let gap = ''
  let line = ''
  const endLine = () => {
    const [, before = '', text = '', after = ''] = /^([ \t\r\n\f]*)([\s\S]*?)([ \t\r\n\f]*)$/.exec(line) ?? []
    gap += before
    if (text !== '') {
      blocks.push({ gap, html: text })
      gap = ''
    }
    gap += after
    line = ''
  }
  for (const { text, isLine } of pieces) {
    if (isLine) {
      line += text
      continue
    }
    endLine()
    blocks.push({ gap, html: text })
    gap = ''
  }
  endLine()
  return { blocks, end: gap }
}
