import { QUESTIONS_AT_ONCE } from '@site/contracts/questions/asked'
import { beforeEach, expect, it } from 'vitest'
import { termsOf } from '../words/terms.ts'
import { createUnansweredNotes, type UnansweredNotes } from './note-unanswered.ts'

let notes: UnansweredNotes
let now: Date
beforeEach(() => {
  now = new Date('2026-11-23T10:20:00.000Z')
  notes = createUnansweredNotes({
    clock: () => now,
    words: { termsOf: (question) => termsOf(question, true), knows: () => true }
  })
})
const kept = () => notes.take()?.questions ?? []

it('ASSISTANT-9 gives the wordings of one question one key, and adds up those of several addresses', async () => {
  await notes.note('Travaillez-vous avec les mairies ?', '192.0.2.1')
  await notes.note('Travaillez-vous avec les mairies ?', '192.0.2.2')
  await notes.note('est-ce que vous travaillez avec une mairie', '192.0.2.3')
  const questions = kept()
  expect(questions.map(({ wording, count }) => [wording, count])).toEqual([
    ['Travaillez-vous avec les mairies ?', 2],
    ['est-ce que vous travaillez avec une mairie', 1]
  ])
  expect(new Set(questions.map(({ key }) => key)).size).toBe(1)
  expect(Object.keys(questions[0] ?? {}).sort()).toEqual(['count', 'day', 'key', 'wording'])
  expect(notes.take()).toBeNull()
})

it('ASSISTANT-8 counts a question of one address once, and so many of one address', async () => {
  for (let turn = 0; turn < 50; turn += 1) await notes.note('Travaillez-vous avec les mairies ?', '192.0.2.1')
  for (let turn = 0; turn < 50; turn += 1)
    await notes.note(`Travaillez-vous avec la ${'a'.repeat(turn + 4)}`, '192.0.2.1')
  const questions = kept()
  expect(questions).toHaveLength(10)
  expect(questions.every(({ count }) => count === 1)).toBe(true)
  await notes.note('Travaillez-vous avec les mairies ?', '192.0.2.9')
  expect(kept()).toHaveLength(1)
})

it('ASSISTANT-9 holds no more different questions than an event may carry', async () => {
  for (let turn = 0; turn < QUESTIONS_AT_ONCE + 10; turn += 1)
    await notes.note(`Travaillez-vous avec la ${'a'.repeat(turn + 4)}`, `192.0.2.${turn}`)
  expect(kept()).toHaveLength(QUESTIONS_AT_ONCE)
})

it('knows no finer time than the day in Paris', async () => {
  now = new Date('2026-11-23T23:30:00.000Z')
  await notes.note('Travaillez-vous avec les mairies ?', '192.0.2.1')
  expect(kept()).toMatchObject([{ day: '2026-11-24' }])
})

it('keeps nothing of a question that is about nothing', async () => {
  await notes.note('est-ce que vous le faites ?', '192.0.2.1')
  await notes.note('je m’appelle ada', '192.0.2.1')
  expect(kept()).toEqual([])
})
