import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import MiniSearch from 'minisearch'
import type { Passage } from '../passages/read-passages.ts'
import { notAnswered } from '../questions/not-answered.ts'
import { splitWords } from '../words/normalise.ts'
import { learnSpelling } from '../words/spelling.ts'
import { splitMessage } from '../words/split-message.ts'
import { isLight, termsOf } from '../words/terms.ts'
import { chooseSentences } from './choose-sentences.ts'
import { evidenceOf, likeness } from './evidence.ts'
import { type PreparedPassage, preparePassage } from './prepare-passage.ts'
import { countFrequencies } from './weights.ts'

/** A passage that answers, and its sentences that do. */
export interface Found {
  passage: Passage
  sentences: string[]
  /** From 0 to 1. */
  evidence: number
}

export interface Search {
  /** The passages that answer, the surest first, three at most; none where nothing does surely enough. */
  answers: Found[]
  /** Then those that come nearest, two at most; none where nothing comes near. */
  near: Found[]
}

/** A page, an article, or an entry of the page of questions. */
export type SourceKind = 'page' | 'article' | 'faq'

export interface PassageIndex {
  /** Puts a page, an article or an entry in the place of what was known of its path. `asked`: questions that it answers, besides those that were written for it. */
  put(path: string, passages: readonly Passage[], kind: SourceKind, asked?: readonly string[]): void
  remove(path: string): void
  /** Paths of that kind that are known. */
  paths(kind: SourceKind): string[]
  /** What a question is about, typing errors mended. */
  termsOf(question: string): string[]
  /** Does any text that is known have this word, or a question that is not answered? */
  knows(word: string): boolean
  /** What answers, and what may. */
  search(question: string): Search
  /** Bytes of the index as it is written down, without the texts, and those of the articles' texts. */
  size(): { index: number; texts: number }
}

/** Below this nothing is answered (decision 147: measured on the development half of the kept questions). */
const SURE = 0.6
/** What is not sure and at least so near may be worth reading (decision 221: measured on the development halves). */
const NEAR = 0.4
const MOST_NEAR = 2
/** What is shown besides the surest is at least so sure, and not much less than it. */
const ALSO_SURE = 0.4
const ALSO_SHARE = 0.8
const MOST_SHOWN = 3
/** From so many terms on a message is read part by part too; a part says something from so many telling ones on, and counts a little less. */
const LONG_MESSAGE = 7
const PART_WORDS = 2
const PART = 0.9
const MOST_PARTS = 8
/** What of the words' search is weighed: so many questions and passages of pages, and so many articles. */
const WEIGHED = 150
const WEIGHED_ARTICLES = 4
/** Articles whose passages are kept taken apart. */
const PREPARED_ARTICLES = 60
/** Of an article the index has title, headings and so many sentences of each section, and no more terms: 2,000 of them are to fit into 5 MB. */
const INDEXED_SENTENCES = 2
const INDEXED_TERMS = 200
/** A question that is not answered stands back behind a passage that says nearly the same. */
const REFUSAL = 0.95
/** What is asked in the very words of one is answered only by a passage that asks or says just that. */
const SAME = 0.99

type Entry =
  | { kind: 'page'; prepared: PreparedPassage }
  | { kind: 'article'; path: string }
  | { kind: 'not-answered'; said: string[] }

/** What is read of a message, and how much an answer to it counts. */
interface Reading {
  asked: string[]
  share: number
}

interface Known {
  kind: SourceKind
  entries: { id: number; terms: string }[]
  /** Of an article, its passages as JSON, compressed. */
  text: Buffer | null
  pages: PreparedPassage[]
}

/** An index of passages in memory. `questionsFor` gives the questions that were written for one. */
export function createPassageIndex(questionsFor: (passage: Passage) => readonly string[]): PassageIndex {
  const entries = new Map<number, Entry>()
  const known = new Map<string, Known>()
  const frequencies = countFrequencies()
  const spelling = learnSpelling()
  const taken = new LRUCache<string, PreparedPassage[]>({ max: PREPARED_ARTICLES })
  const { weigh } = frequencies
  const words = new MiniSearch<{ id: number; terms: string }>({
    fields: ['terms'],
    tokenize: (terms) => terms.split(' '),
    processTerm: (term) => term
  })
  let lastId = 0

  const add = (entry: Entry, terms: Iterable<string>) => {
    lastId += 1
    const document = { id: lastId, terms: [...new Set(terms)].join(' ') }
    entries.set(lastId, entry)
    words.add(document)
    return document
  }
  const prepare = (passages: readonly Passage[], asked: readonly string[] = []) =>
    passages.map((passage) => preparePassage(passage, [...questionsFor(passage), ...asked]))

  const preparedArticle = (path: string): PreparedPassage[] => {
    const kept = taken.get(path)
    if (kept) return kept
    const text = known.get(path)?.text
    const passages: Passage[] = text ? JSON.parse(inflateRawSync(text).toString()) : []
    const prepared = prepare(passages)
    taken.set(path, prepared)
    return prepared
  }

  const remove = (path: string) => {
    const old = known.get(path)
    if (!old) return
    const prepared = old.kind === 'article' ? preparedArticle(path) : old.pages
    for (const { terms } of prepared) frequencies.tally(terms, -1)
    for (const document of old.entries) {
      words.remove(document)
      entries.delete(document.id)
    }
    taken.delete(path)
    known.delete(path)
  }

  const addPage = (prepared: PreparedPassage[]) =>
    prepared.flatMap((one) => {
      const entry = { kind: 'page' as const, prepared: one }
      const text = one.sentences.flatMap(({ terms }) => [...terms])
      return [...one.questions.map((question) => add(entry, question)), add(entry, [...one.heading, ...text])]
    })
  const addArticle = (path: string, prepared: PreparedPassage[]) => [
    add(
      { kind: 'article', path },
      firstOf([
        ...prepared.flatMap(({ context, questions }) => [...context, ...questions.flat()]),
        ...prepared.flatMap(({ sentences }) =>
          sentences.slice(0, INDEXED_SENTENCES).flatMap(({ terms }) => [...terms])
        )
      ])
    )
  ]

  for (const question of notAnswered) {
    const said = termsOf(question)
    add({ kind: 'not-answered', said }, said)
    spelling.learn([question])
  }

  const isUnderstood = (term: string) => isLight(term) || frequencies.knows(term)
  /** What a text asks about, typing errors mended. */
  const readTerms = (text: string) => {
    const typed = splitWords(text, true)
    const mended = typed.map((word) => (termsOf(word).every(isUnderstood) ? word : spelling.mend(word)))
    return termsOf(mended.join(' '))
  }
  /** A message as a whole, and of a long one each part that says enough. */
  const readMessage = (message: string): Reading[] => {
    const whole = { asked: readTerms(message), share: 1 }
    if (whole.asked.length < LONG_MESSAGE) return [whole]
    const parts = splitMessage(message)
      .slice(0, MOST_PARTS)
      .map((part) => ({ asked: readTerms(part), share: PART }))
      .filter(({ asked }) => asked.filter((term) => !isLight(term)).length >= PART_WORDS)
    return [whole, ...parts]
  }

  /** Passages that may answer, and how near the question is to one that is not answered. */
  const gather = (asked: readonly string[]) => {
    const passages = new Set<PreparedPassage>()
    const articles = new Set<string>()
    let refusal = 0
    let weighed = 0
    for (const { id } of words.search(asked.join(' '))) {
      const entry = entries.get(id as number)
      if (entry?.kind === 'article' && articles.size < WEIGHED_ARTICLES) articles.add(entry.path)
      if (!entry || entry.kind === 'article' || weighed >= WEIGHED) continue
      weighed += 1
      if (entry.kind === 'page') passages.add(entry.prepared)
      else {
        const like = likeness(asked, entry.said, weigh)
        refusal = Math.max(refusal, like > SAME ? SAME : REFUSAL * like)
      }
    }
    return { passages: [...passages, ...[...articles].flatMap(preparedArticle)], refusal }
  }

  /** The passages that answer better than the question is like one that is not answered, the surest first. */
  const weighPassages = ({ asked, share }: Reading) => {
    const { passages, refusal } = gather(asked)
    const weighed = passages
      .map((prepared) => ({ prepared, evidence: share * evidenceOf(asked, prepared, weigh) }))
      .filter(({ evidence }) => evidence >= refusal)
      .sort((one, other) => other.evidence - one.evidence)
    return { asked, weighed, surest: weighed[0]?.evidence ?? 0 }
  }

  return {
    remove,
    paths: (kind) => [...known].flatMap(([path, one]) => (one.kind === kind ? [path] : [])),
    put(path, passages, kind, asked = []) {
      remove(path)
      const prepared = prepare(passages, asked)
      for (const { terms, passage } of prepared) {
        frequencies.tally(terms, 1)
        const texts = passage.blocks.map(({ text }) => text)
        spelling.learn([passage.heading, ...texts, ...questionsFor(passage), ...asked])
      }
      known.set(path, {
        kind,
        entries: kind === 'article' ? addArticle(path, prepared) : addPage(prepared),
        text: kind === 'article' ? deflateRawSync(JSON.stringify(passages)) : null,
        pages: kind === 'article' ? [] : prepared
      })
    },
    termsOf: (question) => readMessage(question)[0]?.asked ?? [],
    knows: (word) =>
      splitWords(word).every((part) => spelling.knows(part) || termsOf(part).every(frequencies.knows)),
    search(question) {
      const [best] = readMessage(question)
        .filter(({ asked }) => asked.some((term) => !isLight(term)))
        .map(weighPassages)
        .sort((one, other) => other.surest - one.surest)
      if (!best) return { answers: [], near: [] }
      const those = (least: number, most: number): Found[] =>
        best.weighed
          .filter(({ evidence }) => evidence >= least)
          .slice(0, most)
          .map(({ prepared, evidence }) => ({
            passage: prepared.passage,
            sentences: chooseSentences(best.asked, prepared, weigh),
            evidence
          }))
      if (best.surest < SURE) return { answers: [], near: those(NEAR, MOST_NEAR) }
      return { answers: those(Math.max(ALSO_SURE, best.surest * ALSO_SHARE), MOST_SHOWN), near: [] }
    },
    size: () => ({
      index: Buffer.byteLength(JSON.stringify(words)),
      texts: [...known.values()].reduce((bytes, { text }) => bytes + (text?.length ?? 0), 0)
    })
  }
}

const firstOf = (terms: readonly string[]) => [...new Set(terms)].slice(0, INDEXED_TERMS)
