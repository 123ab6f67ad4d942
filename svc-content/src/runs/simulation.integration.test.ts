import { expect, it } from 'vitest'
import { createRandom, planDozenDays } from '../testing/simulation/plan-days.ts'
import { simulate } from '../testing/simulation/simulate.ts'

// The long form, a hundred days and eight replicas, is `npm run site -- simulate-scheduler`.
it('RUN-10 OPS-3 a dozen days of three replicas that die, freeze and restart have one article each, but the day nobody was up', async () => {
  const outcome = await simulate({ days: planDozenDays(), replicas: 3, random: createRandom(20_261_025) })
  expect(outcome).toMatchObject({ days: 12, articles: 11, errors: [] })
  expect(outcome.exits).toBeGreaterThan(10)
  expect(outcome.furtherAttempts).toBeGreaterThan(8)
}, 300_000)
