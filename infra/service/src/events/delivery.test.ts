import { describe, expect, test } from 'vitest'
import { buildLeadCreated, createTestLog } from '../testing/test-database.ts'
import { DEFAULT_POLICY, type DeadLetter, deliver } from './delivery.ts'

const event = buildLeadCreated(7)
const text = JSON.stringify(event)
const fail = async () => {
  throw new Error('no')
}

const setup = (overrides: { handle?: () => Promise<void>; giveUp?: () => Promise<void> } = {}) => {
  const letters: DeadLetter[] = []
  const handled: unknown[] = []
  const delivery = {
    consumer: 'c',
    policy: DEFAULT_POLICY,
    log: createTestLog().log,
    handle: async (event: unknown) => void handled.push(event),
    giveUp: async (letter: DeadLetter) => void letters.push(letter),
    ...overrides
  }
  return { letters, handled, delivery }
}

describe('deliver', () => {
  test('acknowledges what was handled', async () => {
    const { handled, delivery } = setup()
    expect(await deliver(text, 1, delivery)).toEqual({ kind: 'ack' })
    expect(handled).toEqual([event])
  })

  test('asks again after a pause that grows', async () => {
    const { delivery, letters } = setup({ handle: fail })
    const outcomes = await Promise.all([1, 2, 3, 4].map((attempt) => deliver(text, attempt, delivery)))
    expect(outcomes).toEqual(DEFAULT_POLICY.backoffMs.map((afterMs) => ({ kind: 'retry', afterMs })))
    expect(letters).toEqual([])
  })

  // EVENT-5
  test('sets aside after the fifth failure', async () => {
    const { delivery, letters } = setup({ handle: fail })
    expect(await deliver(text, 5, delivery)).toEqual({ kind: 'term' })
    expect(letters).toEqual([
      { consumer: 'c', eventId: event.id, event: text, cause: 'Error: no', attempts: 5 }
    ])
  })

  test.each([['not JSON'], ['{"type":"site.lead-created"}'], ['null']])(
    'sets %s aside at once',
    async (rubbish) => {
      const { delivery, letters, handled } = setup()
      expect(await deliver(rubbish, 1, delivery)).toEqual({ kind: 'term' })
      expect(letters).toMatchObject([{ eventId: null, event: rubbish, attempts: 1 }])
      expect(handled).toEqual([])
    }
  )

  test('leaves the event on the bus when the dead letter cannot be kept, and tries to handle it again', async () => {
    const { delivery } = setup({ handle: fail, giveUp: fail })
    expect(await deliver(text, 5, delivery)).toMatchObject({ kind: 'retry' })
    expect(await deliver(text, 6, setup().delivery)).toEqual({ kind: 'ack' })
  })
})
