import { expect, it, onTestFinished } from 'vitest'
import { startTestLeads, TEST_CODE } from '../testing/start-test-leads.ts'
import { describeLeads } from './leads.suite.ts'

describeLeads('sqlite')

it('SAFE-7 slows down who guesses the code at its own port, past the gateway, and nobody who knows it', async () => {
  const leads = await startTestLeads('sqlite')
  onTestFinished(() => leads.stop())
  const ask = async (code: string) =>
    (await leads.get(`/api/leads?adminCode=${encodeURIComponent(code)}`)).status
  const guess = (from: number, count: number) =>
    Promise.all(Array.from({ length: count }, (_, index) => ask(`faux ${from + index}`)))
  expect(await ask(TEST_CODE)).toBe(200)
  for (let from = 0; from < 1000; from += 50) expect(new Set(await guess(from, 50))).toEqual(new Set([401]))

  const beyond = guess(1000, 20)
  expect(await ask(TEST_CODE)).toBe(200)
  expect((await beyond).sort()).toEqual([...Array(3).fill(401), ...Array(17).fill(429)])
})
