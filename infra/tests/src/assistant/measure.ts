import { readFileSync } from 'node:fs'
import { type SitePlace, siteAnswerSchema } from '@site/contracts/assistant/question'
import { z } from 'zod'
import { until } from '../harness/until.ts'

const keptQuestionSchema = z.object({
  ask: z.string().min(1),
  from: z.array(z.string().regex(/^\/\S* »/)),
  written: z.enum(['before', 'after', 'later']),
  half: z.enum(['development', 'held-out', 'later']),
  visitor: z.string().min(1).optional()
})
export type KeptQuestion = z.infer<typeof keptQuestionSchema>

/** What became of a question: 'missed' has an answer on the site and got none, 'wrong' got passages none of which answers. */
export type Outcome = 'right' | 'missed' | 'wrong' | 'refused'

export interface Asked {
  question: KeptQuestion
  outcome: Outcome
  /** The passages that were shown, as `from` names them, and those that were named because nothing answers surely. */
  shown: string[]
  near: string[]
  /** From the call to its answer, in milliseconds. */
  ms: number
}

/** Figures of some questions, as shares of 1. */
export interface Figures {
  /** Of those with an answer: one of the passages shown is right. */
  right: number
  /** Of all: something was shown, and it is no answer. */
  wrong: number
  /** Of those without an answer: nothing was shown. */
  refused: number
  /** Of those with an answer: a right passage was shown, or named. */
  reached: number
  /** Of those without an answer: passages were named, which come near by their words alone. */
  named: number
}

const read = (file: string) =>
  z.array(keptQuestionSchema).parse(JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')))

export const keptQuestions = (): KeptQuestion[] => read('./questions.json')
export const laterQuestions = (): KeptQuestion[] => read('./later-questions.json')
/** As twelve visitors would ask, each in words of his own. */
export const looseQuestions = (): KeptQuestion[] => read('./loose-questions.json')
/** Written when all was done, and asked once. */
export const lastQuestions = (): KeptQuestion[] => read('./last-questions.json')

/** Asks one after the other. The gateway at `url` must have read the site (untilRead). */
export async function askAll(url: string, questions: readonly KeptQuestion[]): Promise<Asked[]> {
  const asked: Asked[] = []
  for (const question of questions) {
    const begun = performance.now()
    const { passages, near } = await ask(url, question.ask)
    const ms = performance.now() - begun
    const shown = passages.map(nameOf)
    asked.push({ question, outcome: judge(question, shown), shown, near: near.map(nameOf), ms })
  }
  return asked
}

async function ask(url: string, question: string) {
  const answer = await fetch(`${url}/api/assistant/questions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ question })
  })
  if (!answer.ok) throw new Error(`« ${question} » was answered ${answer.status}`)
  return siteAnswerSchema.parse(await answer.json())
}

const nameOf = ({ path, heading }: SitePlace) => `${path} » ${heading}`

function judge(question: KeptQuestion, shown: readonly string[]): Outcome {
  if (shown.length === 0) return question.from.length > 0 ? 'missed' : 'refused'
  return hasRight(question, shown) ? 'right' : 'wrong'
}

const hasRight = ({ from }: KeptQuestion, passages: readonly string[]) =>
  passages.some((passage) => from.some((right) => plain(passage).startsWith(plain(right))))

/** Kinds of spaces do not count. */
const plain = (text: string) => text.replace(/\s+/g, ' ')

/** Those of one half. */
export const halfOf = (asked: readonly Asked[], half: KeptQuestion['half']): Asked[] =>
  asked.filter(({ question }) => question.half === half)

export function figuresOf(asked: readonly Asked[]): Figures {
  /** `ofNone`: where there are none. */
  const share = (of: readonly Asked[], is: (one: Asked) => boolean, ofNone: 0 | 1) =>
    of.length === 0 ? ofNone : of.filter(is).length / of.length
  const cameTo = (outcome: Outcome) => (one: Asked) => one.outcome === outcome
  const answered = asked.filter(({ question }) => question.from.length > 0)
  const open = asked.filter(({ question }) => question.from.length === 0)
  return {
    right: share(answered, cameTo('right'), 1),
    wrong: share(asked, cameTo('wrong'), 0),
    refused: share(open, cameTo('refused'), 1),
    reached: share(answered, (one) => one.outcome === 'right' || hasRight(one.question, one.near), 1),
    named: share(open, ({ near }) => near.length > 0, 0)
  }
}

/** The time within which 99 of 100 were answered, in milliseconds. */
export const p99Of = (asked: readonly Asked[]): number =>
  asked.map(({ ms }) => ms).sort((one, other) => one - other)[Math.ceil(asked.length * 0.99) - 1] ?? 0

/** Waits until the gateway has read a page and the last of the first articles. Asks seldom enough for the limit of an address. */
export async function untilRead(url: string): Promise<void> {
  for (const [question, path] of [
    ['Combien de temps prend une mise en œuvre ?', '/'],
    ['Déclaration d’accessibilité', '/accessibilite'],
    ['Comment être cité par ChatGPT ?', '/article/9']
  ] as const)
    await until(
      `${path} to be read`,
      async () => (await ask(url, question)).passages.some((passage) => passage.path === path),
      { everyMs: 500 }
    )
}
