import type { Passage } from '../passages/read-passages.ts'
import { termsOf } from '../words/terms.ts'

/** A sentence, and what it is about. */
export interface Sentence {
  text: string
  terms: ReadonlySet<string>
  /** Which block of the passage it stands in, counted from 0. */
  block: number
}

/** A passage as questions are compared with it. */
export interface PreparedPassage {
  passage: Passage
  /** Terms of each question that was written for it, and of its heading. */
  questions: string[][]
  heading: string[]
  /** Terms of its heading and of its page's: what each sentence is said under. */
  context: ReadonlySet<string>
  sentences: Sentence[]
  /** All terms of it. */
  terms: ReadonlySet<string>
}

/** Splits a passage into sentences, and these into terms. */
export function preparePassage(passage: Passage, questions: readonly string[]): PreparedPassage {
  const { heading, page, blocks } = passage
  const sentences = blocks.flatMap(({ text: whole }, block) =>
    splitSentences(whole).map((text) => ({ text, terms: new Set(termsOf(text)), block }))
  )
  const asked = questions.map((question) => termsOf(question))
  const context = new Set(termsOf(`${heading} ${page}`))
  return {
    passage,
    questions: asked,
    heading: termsOf(heading),
    context,
    sentences,
    terms: new Set([...context, ...asked.flat(), ...sentences.flatMap(({ terms }) => [...terms])])
  }
}

/** A full stop before a capital or a quotation ends a sentence; those of abbreviations and numbers do not. */
const splitSentences = (block: string) => block.split(/(?<=[.!?…])\s+(?=[\p{Lu}«])/u)
