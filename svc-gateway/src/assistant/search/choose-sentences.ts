import type { PassageBlock } from '../passages/read-passages.ts'
import type { PreparedPassage, Sentence } from './prepare-passage.ts'
import { sumWeights, type Weigh } from './weights.ts'

/** What a bubble holds of one passage, in characters; with a list that its introduction leads to, it may hold more. */
const MOST = 320
const MOST_OF_LIST = 640
/** What the words of an item must be worth, besides those of its heading, to be quoted rather than the sentences before its list. */
const WORTH_OF_ITEM = 2
/** Where a list is not quoted to its end. */
const CUT = '[…]'

/**
 * What a passage answers with, as it stands: the sentence nearest to the question and those that follow it while there is room, and the list that
 * they end in; or the item of a list or table that is, under what introduces it, with the whole list where that fits. A line that is no sentence,
 * as a caption, is quoted alone or above its list, never among sentences.
 */
export function chooseSentences(asked: readonly string[], prepared: PreparedPassage, weigh: Weigh): string[] {
  const { sentences, context, passage } = prepared
  const worth = ({ terms }: Sentence, words: readonly string[]) =>
    sumWeights(
      words.filter((term) => terms.has(term)),
      weigh
    )
  const nearest = (of: readonly Sentence[]) => {
    const scores = of.map((sentence) => worth(sentence, asked))
    return of[Math.max(0, scores.indexOf(Math.max(...scores)))]
  }
  const best = nearest(sentences)
  if (!best) return []
  const before = sentences.filter(
    ({ block, text }) => block < best.block && isSentence(passage.blocks[block]) && !text.endsWith(':')
  )
  const own = asked.filter((term) => !context.has(term))
  const isWeak = !isSentence(passage.blocks[best.block]) && worth(best, own) < WORTH_OF_ITEM
  return quote(prepared, (isWeak && nearest(before)) || best)
}

const isSentence = (block: PassageBlock | undefined) => block?.kind === 'sentences'

function quote({ passage: { blocks }, sentences }: PreparedPassage, best: Sentence): string[] {
  const { kind } = blocks[best.block] as PassageBlock
  const itemsBeneath = itemsFrom(blocks, best.block + 1)
  if (kind === 'item') {
    const list = itemsAround(blocks, best.block)
    const before = sentences.findLast(({ block }) => block === list.at - 1)
    const lead = before && introduces(before, blocks) ? [before.text] : []
    const whole = [...lead, ...list.items]
    return lengthOf(whole) <= MOST ? whole : [...lead, (blocks[best.block] as PassageBlock).text]
  }
  if (introduces(best, blocks) && itemsBeneath.length > 0) {
    const whole = [best.text, ...itemsBeneath]
    if (lengthOf(whole) <= MOST_OF_LIST) return whole
    return [...firstThatFit(whole, MOST_OF_LIST), CUT]
  }
  if (kind === 'line') return [best.text]
  const run = sentencesAround(sentences, best, blocks)
  const quoted = quoteSentences(run, best)
  const next = sentences[sentences.indexOf(best) + run.length - run.indexOf(best)]
  const isToItsEnd = quoted.at(-1) === run.at(-1)?.text
  if (!next?.text.endsWith(':') || !isToItsEnd) return quoted
  const list = itemsFrom(blocks, next.block + 1)
  const whole = [...quoted, next.text, ...list]
  return list.length > 0 && lengthOf(whole) <= MOST_OF_LIST ? whole : quoted
}

/** From the beginning where all of it fits, so that 'Non.' and what it says no to stay together. */
function quoteSentences(run: readonly Sentence[], best: Sentence): string[] {
  const texts = run.map(({ text }) => text)
  return lengthOf(texts) <= MOST ? texts : firstThatFit(texts.slice(run.indexOf(best)), MOST)
}

/** The sentences that stand together with one, without any that only introduces something else. */
function sentencesAround(
  sentences: readonly Sentence[],
  best: Sentence,
  blocks: readonly PassageBlock[]
): Sentence[] {
  const at = sentences.indexOf(best)
  const stands = (sentence: Sentence | undefined) =>
    sentence !== undefined && isSentence(blocks[sentence.block]) && !sentence.text.endsWith(':')
  let from = at
  while (stands(sentences[from - 1])) from -= 1
  let to = at + 1
  while (stands(sentences[to])) to += 1
  return sentences.slice(from, to)
}

/** Is this what the items beneath it are quoted under? */
const introduces = ({ text, block }: Sentence, blocks: readonly PassageBlock[]) =>
  blocks[block]?.kind === 'line' || (isSentence(blocks[block]) && text.endsWith(':'))

function itemsAround(blocks: readonly PassageBlock[], block: number): { at: number; items: string[] } {
  let at = block
  while (blocks[at - 1]?.kind === 'item') at -= 1
  return { at, items: itemsFrom(blocks, at) }
}

function itemsFrom(blocks: readonly PassageBlock[], at: number): string[] {
  const rest = blocks.slice(at)
  const end = rest.findIndex(({ kind }) => kind !== 'item')
  return (end < 0 ? rest : rest.slice(0, end)).map(({ text }) => text)
}

const lengthOf = (texts: readonly string[]) => texts.reduce((length, text) => length + text.length + 1, 0)

/** The first one, and those after it that so many characters have room for. */
function firstThatFit(texts: readonly string[], most: number): string[] {
  const end = texts.findIndex((_, place) => place > 0 && lengthOf(texts.slice(0, place + 1)) > most)
  return end < 0 ? [...texts] : texts.slice(0, end)
}
