import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  type Asked,
  askAll,
  figuresOf,
  halfOf,
  keptQuestions,
  lastQuestions,
  laterQuestions,
  looseQuestions,
  untilRead
} from '../../assistant/measure.ts'
import { startTestSystem } from '../../harness/start-test-system.ts'
import type { TestSystem } from '../../harness/test-system.ts'

let system: TestSystem
let asked: Asked[]
beforeAll(async () => {
  system = await startTestSystem({ ASSISTANT: 'on', ASSISTANT_LIMIT_PER_MINUTE: '100000' })
  await untilRead(system.url)
  asked = await askAll(system.url, keptQuestions())
})
afterAll(() => system?.stop())

it('are 300, a third of them written before the pages were read for it', () => {
  const written = asked.filter(({ question }) => question.written === 'before')
  const answered = asked.filter(({ question }) => question.from.length > 0)
  expect([asked.length, written.length, answered.length]).toEqual([300, 100, 200])
})

it('ASSISTANT-6 finds the right passage, guesses nothing, and refuses what nothing answers', () => {
  const { right, wrong, refused } = figuresOf(asked)
  expect(right).toBeGreaterThanOrEqual(0.975)
  expect(wrong).toBeLessThanOrEqual(0.01)
  expect(refused).toBeGreaterThanOrEqual(0.98)
})

it('ASSISTANT-6 does nearly as well where nothing was tuned', () => {
  const { right, wrong, refused } = figuresOf(halfOf(asked, 'held-out'))
  expect(right).toBeGreaterThanOrEqual(0.97)
  expect(wrong).toBeLessThanOrEqual(0.02)
  expect(refused).toBeGreaterThanOrEqual(0.96)
})

it('ASSISTANT-14 understands keywords, long stories and messages as they are typed', async () => {
  const loose = await askAll(system.url, looseQuestions())
  const heldOut = figuresOf(halfOf(loose, 'held-out'))
  expect(heldOut.right).toBeGreaterThanOrEqual(0.87)
  expect(heldOut.wrong).toBeLessThanOrEqual(0.034)
  expect(heldOut.refused).toBeGreaterThanOrEqual(0.94)
  const later = figuresOf(await askAll(system.url, laterQuestions()))
  expect(later.right).toBeGreaterThanOrEqual(0.94)
  expect(later.wrong).toBeLessThanOrEqual(0.02)
  expect(later.refused).toBeGreaterThanOrEqual(0.94)
})

it('refuses rather than guesses where people ask in words that nobody thought of', async () => {
  const { right, wrong, refused, reached, named } = figuresOf(await askAll(system.url, lastQuestions()))
  expect(right).toBeGreaterThanOrEqual(0.39)
  expect(wrong).toBeLessThanOrEqual(0.05)
  expect(refused).toBeGreaterThanOrEqual(0.91)
  expect(reached).toBeGreaterThanOrEqual(0.64)
  expect(named).toBeLessThanOrEqual(0.1)
})
