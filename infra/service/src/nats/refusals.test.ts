import { expect, it } from 'vitest'
import { createTestLog } from '../testing/test-database.ts'
import { createRefusals } from './refusals.ts'

it('a right that was given is not missed any more, and is logged again once it is taken away', () => {
  let time = 0
  const { log, entries } = createTestLog()
  const refusals = createRefusals(log, () => time)
  const refusal = { operation: 'publish', subject: 'site.lead-created' }
  expect(refusals.areRecent()).toBe(false)
  for (time = 0; time <= 120_000; time += 30_000) refusals.note(refusal)
  expect(refusals.areRecent()).toBe(true)
  expect(entries()).toHaveLength(1)
  time = 180_000
  expect(refusals.areRecent()).toBe(false)
  refusals.note(refusal)
  expect(refusals.areRecent()).toBe(true)
  expect(entries()).toHaveLength(2)
})

it('names of inboxes are no part of a right to subscribe', () => {
  const { log, entries } = createTestLog()
  const refusals = createRefusals(log)
  for (const name of ['a.*', 'b.*']) refusals.note({ operation: 'subscription', subject: `_INBOX.${name}` })
  expect(entries()).toMatchObject([
    { msg: 'NATS refuses a call: the account of this service has no right to subscribe to _INBOX.>' }
  ])
})
