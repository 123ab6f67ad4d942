import { diffArrays } from 'diff'
import { MARK_TAGS, type SourceBlock, splitBlocks } from '../editor/document/split-blocks.ts'

/** What stands in one place of two contents, as HTML; '' where one has nothing there. `between`: what keeps them apart where both stay. */
export interface Difference {
  theirs: string
  mine: string
  between: string
}
/** HTML that both have, or a place where they differ. */
export type Piece = string | Difference
export type Choice = 'theirs' | 'mine' | 'both'

/** What of two contents reads the same and where they differ, by blocks, items and rows, and within a line by sentences: in the order of both. */
export function comparePieces(theirs: string, mine: string): Piece[] {
  const pieces: Piece[] = []
  for (const piece of blockPieces(theirs, mine)) {
    const last = pieces.length - 1
    if (typeof piece === 'string' && typeof pieces[last] === 'string') pieces[last] += piece
    else pieces.push(piece)
  }
  return pieces
}

/** One content of both. `choose` says for each difference which side stays; both are first theirs, then mine. */
export const mergePieces = (pieces: readonly Piece[], choose: (difference: Difference) => Choice): string =>
  pieces
    .map((piece) => {
      if (typeof piece === 'string') return piece
      const choice = choose(piece)
      return choice === 'both' ? piece.theirs + piece.between + piece.mine : piece[choice]
    })
    .join('')
    .trim()

const cut = (html: string): SourceBlock[] => splitBlocks(html)?.blocks ?? [{ gap: '', html }]
const join = (blocks: readonly SourceBlock[]) => blocks.map(({ gap, html }) => gap + html).join('')

const blockPieces = (theirs: string, mine: string): Piece[] =>
  runsOf(cut(theirs), cut(mine), (one, other) => one.html === other.html).flatMap((run) =>
    run.isSame ? [join(run.theirs)] : alignBlocks(run.theirs, run.mine)
  )

/** Puts blocks that are one another's other form side by side; between them stands what only one side has. */
function alignBlocks(theirs: readonly SourceBlock[], mine: readonly SourceBlock[]): Piece[] {
  const pieces: Piece[] = []
  let loose: SourceBlock[] = []
  let from = 0
  const settle = (to: number) => {
    const difference = { theirs: join(loose), mine: join(mine.slice(from, to)), between: '' }
    if (difference.theirs + difference.mine !== '') pieces.push(difference)
    loose = []
  }
  for (const block of theirs) {
    const pairs = mine.map((other, index) => (index < from ? null : pairOf(block, other)))
    const at = pairs.findIndex((pair) => pair !== null)
    if (at < 0) loose.push(block)
    else {
      settle(at)
      pieces.push(block.gap, ...(pairs[at] ?? []))
      from = at + 1
    }
  }
  settle(mine.length)
  return pieces
}

const ELEMENT = /^(<([a-z][a-z0-9]*)\b[^>]*>)([\s\S]*)(<\/\2>)$/
/** Stays or goes whole. */
const WHOLE = new Set('tr pre figure iframe video audio picture dl details'.split(' '))

/** Two blocks of which one became the other, as pieces; null where they have no words in common. */
function pairOf(theirs: SourceBlock, mine: SourceBlock): Piece[] | null {
  const [one, other] = [elementIn(theirs.html), elementIn(mine.html)]
  if (one?.start !== other?.start) return null
  const pieces =
    one && other
      ? [one.start, ...blockPieces(one.inside, other.inside), one.end]
      : sentencePieces(theirs.html, mine.html)
  return pieces.some((piece) => typeof piece === 'string' && hasWords(piece)) ? pieces : null
}

/** The block that this HTML is; null for a line of text. Of what stays whole nothing is inside. */
function elementIn(html: string) {
  const [, start = '', name = '', inside = '', end = ''] = ELEMENT.exec(html) ?? []
  if (start === '' || MARK_TAGS.includes(name)) return null
  return WHOLE.has(name) ? { start: html, inside: '', end: '' } : { start, inside, end }
}

const hasWords = (html: string) => /[\p{L}\p{N}]/u.test(html.replace(/<[^>]*>/g, ''))

const sentences = new Intl.Segmenter('fr', { granularity: 'sentence' })

/** Sentences, each with the space before it. Those that one format reaches over are one. */
function sentencesOf(line: string): string[] {
  const parts: string[] = []
  let open = ''
  let space = ''
  // The name of an element is no word in small letters, before which no sentence ends.
  const words = line.replace(/<[^>]*>/g, (tag) => '\ufffc'.repeat(tag.length))
  for (const { segment, index } of sentences.segment(words)) {
    open += line.slice(index, index + segment.length)
    if (!splitBlocks(open)) continue
    const text = open.replace(/[ \n]+$/, '')
    parts.push(space + text)
    space = open.slice(text.length)
    open = ''
  }
  return open === '' ? parts : [...parts, space + open]
}

const sentencePieces = (theirs: string, mine: string): Piece[] =>
  runsOf(sentencesOf(theirs), sentencesOf(mine), (one, other) => one.trim() === other.trim()).map((run) => {
    const [one, other] = [run.theirs.join(''), run.mine.join('')]
    if (run.isSame) return one
    return { theirs: one, mine: other, between: one === '' || /^\s|^$/.test(other) ? '' : ' ' }
  })

interface Run<Part> {
  isSame: boolean
  theirs: Part[]
  mine: Part[]
}

/** What both lists have, and what stands between that in the one and in the other. */
function runsOf<Part>(
  theirs: Part[],
  mine: Part[],
  comparator: (one: Part, other: Part) => boolean
): Run<Part>[] {
  const runs: Run<Part>[] = []
  for (const { value, added, removed } of diffArrays(theirs, mine, { comparator })) {
    const isSame = !added && !removed
    let run = runs.at(-1)
    if (!run || run.isSame || isSame) {
      run = { isSame, theirs: [], mine: [] }
      runs.push(run)
    }
    if (!added) run.theirs.push(...value)
    if (!removed) run.mine.push(...value)
  }
  return runs
}
