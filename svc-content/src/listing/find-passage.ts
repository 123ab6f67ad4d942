import type { FoundPart } from '@site/contracts/articles/article-card'
import { foldText } from '@site/service/database/fold-text'

/** Characters of a passage at most, without its « … »: as many as an excerpt has. */
const LENGTH = 150
/** Characters before the found word at most: it is seen where a phone shows one short line. */
const LEAD = 24

/** Where a word was found in a text: from one character of it up to another one, which is not part of it. */
interface Hit {
  word: string
  from: number
  to: number
}

/** The whole text with the words marked; null when none of them is in it. `words`: as foldText leaves them. */
export function markWords(text: string, words: readonly string[]): FoundPart[] | null {
  const hits = findHits(text, words)
  return hits.length === 0 ? null : cutParts(text, hits, { from: 0, to: text.length })
}

/**
 * A passage of the text with the words marked, about the place where most of them stand together, the first such place; null when none of
 * them is in it. `words`: as foldText leaves them.
 */
export function findPassage(text: string, words: readonly string[]): FoundPart[] | null {
  const part = bestPart(text, words)
  const hits = part ? findHits(text.slice(part.from, part.to), words) : []
  const place = bestPlace(hits)
  if (!part || !place) return null
  const from = beginBefore(text, part.from + place.from)
  const to = endAfter(text, from, part.from + place.to)
  const shown = hits.map((hit) => ({ ...hit, from: hit.from + part.from, to: hit.to + part.from }))
  return [
    ...(from > 0 ? [plain('…')] : []),
    ...cutParts(text, shown, { from, to }),
    ...(to < text.length && !endsSentence(text.slice(from, to)) ? [plain('…')] : [])
  ]
}

/** Nothing is missing after it: an ellipsis would follow a full stop. */
const endsSentence = (text: string) => /[.!?…][\s»”)]*$/u.test(text)

/**
 * The part of the text that is worth being looked at letter by letter, which would take too long for thirty whole texts: it begins where
 * most different words are near to each other, and holds a passage from there. undefined when no word is in the text.
 */
function bestPart(text: string, words: readonly string[]): { from: number; to: number } | undefined {
  const folded = cutPieces(text).map((piece) => ({
    ...piece,
    folded: foldText(text.slice(piece.from, piece.to))
  }))
  const piecesWith = (isShown: IsShown) =>
    folded.map((piece) => ({
      ...piece,
      words: words.filter((word) => placesOf(piece.folded, word, isShown).length > 0)
    }))
  const asWords = piecesWith(standsAsWord)
  const isWord = asWords.some((piece) => piece.words.length > 0)
  const pieces = isWord ? asWords : piecesWith(insideOf(words))
  let best: { from: number; to: number } | undefined
  let most = 0
  for (const [index, piece] of pieces.entries()) {
    const next = pieces[index + 1]
    const near = new Set([...piece.words, ...(next?.words ?? [])]).size
    if (piece.words.length === 0 || near <= most) continue
    best = { from: piece.from, to: (next ?? piece).to + LENGTH }
    most = near
  }
  return best
}

/** The text in pieces of a passage's length or a little more, between spaces: no word is in two. */
function cutPieces(text: string): { from: number; to: number }[] {
  const pieces: { from: number; to: number }[] = []
  for (let from = 0; from < text.length; ) {
    const space = /\s/g
    space.lastIndex = from + LENGTH
    const to = space.exec(text)?.index ?? text.length
    pieces.push({ from, to })
    from = to
  }
  return pieces
}

const plain = (text: string): FoundPart => ({ text, isFound: false })

/** Letters of a word from which it is looked for as the beginning of another: « de » would be found in « devant ». */
const LONG = 3
const LETTER = /[\p{L}\p{N}]/u

/** Is this place of a word in a folded text one that is shown? */
type IsShown = (folded: string, word: string, at: number) => boolean

/** At the beginning of a word; a short one only as all of it. */
const standsAsWord: IsShown = (folded, word, at) => {
  const isCut = (first: string, second: string) => LETTER.test(first) && LETTER.test(second)
  const end = at + word.length
  if (isCut(folded.charAt(at - 1), word.charAt(0))) return false
  return word.length >= LONG || !isCut(word.charAt(word.length - 1), folded.charAt(end))
}

/** Where nothing stands as a word: inside of one. The short words show that only where nothing else is looked for. */
const insideOf = (words: readonly string[]): IsShown => {
  const hasLong = words.some(({ length }) => length >= LONG)
  return (_folded, word) => !hasLong || word.length >= LONG
}

function placesOf(folded: string, word: string, isShown: IsShown): number[] {
  const places: number[] = []
  for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length))
    if (isShown(folded, word, at)) places.push(at)
  return places
}

/** Every place of every word that is shown, in the order of the text. */
function findHits(text: string, words: readonly string[]): Hit[] {
  const { folded, from, to } = foldWithPlaces(text)
  const hitsWith = (isShown: IsShown): Hit[] =>
    [...new Set(words)].flatMap((word) =>
      placesOf(folded, word, isShown).map((at) => ({
        word,
        from: from[at] ?? 0,
        to: to[at + word.length - 1] ?? text.length
      }))
    )
  const asWords = hitsWith(standsAsWord)
  const hits = asWords.length > 0 ? asWords : hitsWith(insideOf(words))
  return hits.sort((one, other) => one.from - other.from)
}

/** A text as foldText folds it; each of its characters comes from those of the text from `from` up to `to`, in the same place of these lists. */
function foldWithPlaces(text: string): { folded: string; from: number[]; to: number[] } {
  const known = new Map<string, string>()
  const [from, to]: [number[], number[]] = [[], []]
  let folded = ''
  let at = 0
  for (const character of text) {
    const end = at + character.length
    const isPlain = character >= 'a' && character <= 'z'
    const own = isPlain ? character : (known.get(character) ?? foldCharacter(character))
    if (!isPlain) known.set(character, own)
    // An accent that stands by itself belongs to its letter.
    if (own === '' && to.length > 0) to[to.length - 1] = end
    // Of several spaces one is left.
    if (own !== ' ' || folded.at(-1) !== ' ') {
      folded += own
      for (let unit = 0; unit < own.length; unit += 1) {
        from.push(at)
        to.push(end)
      }
    }
    at = end
  }
  return { folded, from, to }
}

/** Between two letters, as the spaces at the ends of a text are folded away. */
const foldCharacter = (character: string) => foldText(`x${character}x`).slice(1, -1)

/** The first hit after which most different words follow within a passage. */
function bestPlace(hits: readonly Hit[]): Hit | undefined {
  let best: Hit | undefined
  let most = 0
  for (const [index, hit] of hits.entries()) {
    const near = new Set<string>()
    for (const next of hits.slice(index)) {
      if (next.to > hit.from + LENGTH - LEAD) break
      near.add(next.word)
    }
    if (near.size > most) [best, most] = [hit, near.size]
  }
  return best ?? hits[0]
}

/** Where a passage begins: at the beginning of a word, at most LEAD characters before the found one. */
function beginBefore(text: string, at: number): number {
  if (at <= LEAD) return 0
  const space = /\s/.exec(text.slice(at - LEAD, at))
  return space ? at - LEAD + space.index + 1 : at
}

/** Where a passage ends that begins at `from`: at the end of a word if it can, and after the found one. */
function endAfter(text: string, from: number, foundTo: number): number {
  const longest = Math.max(from + LENGTH, foundTo)
  if (longest >= text.length) return text.length
  const end = isLowSurrogate(text, longest) ? longest - 1 : longest
  const space = text.slice(foundTo, longest + 1).search(/\s\S*$/)
  return space < 0 ? end : foundTo + space
}

const isLowSurrogate = (text: string, at: number) => /[\uDC00-\uDFFF]/.test(text.charAt(at))

/** A piece of the text as marked and plain parts, in turn. Words that overlap are one mark. */
function cutParts(
  text: string,
  hits: readonly Hit[],
  { from, to }: { from: number; to: number }
): FoundPart[] {
  const parts: FoundPart[] = []
  let at = from
  for (const hit of hits) {
    const [start, end] = [Math.max(hit.from, at), Math.min(hit.to, to)]
    if (hit.from < from || start >= end) continue
    if (start > at) parts.push(plain(text.slice(at, start)))
    const last = parts.at(-1)
    if (start === at && last?.isFound) last.text += text.slice(start, end)
    else parts.push({ text: text.slice(start, end), isFound: true })
    at = end
  }
  if (at < to) parts.push(plain(text.slice(at, to)))
  return parts
}
