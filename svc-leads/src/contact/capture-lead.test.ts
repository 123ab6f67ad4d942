import { randomUUID } from 'node:crypto'
import { contactSchema } from '@site/contracts/operations/contact'
import { createMetrics } from '@site/service/observability/metrics'
import { createTestDatabase, DIALECTS, type TestDatabase } from '@site/service/testing/test-database'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { migrations } from '../migrations/index.ts'
import { createJudge } from '../suspects/create-judge.ts'
import { buildContact } from '../testing/build-lead.ts'
import { type CaptureLead, createCapture } from './capture-lead.ts'
import { findEarlierLead, insertKeys, KEY_LIFE_MS } from './idempotency.ts'

const contact = (email: string) => contactSchema.parse(buildContact({ email }))
const now = new Date('2026-11-21T10:00:00.000Z')

describe.each(DIALECTS)('capture on %s', (dialect) => {
  let database: TestDatabase
  let capture: CaptureLead
  const notify = vi.fn()
  beforeEach(async () => {
    notify.mockClear()
    database = await createTestDatabase(dialect, { migrations })
    capture = createCapture({
      ...{ db: database.db, clock: () => now, notify },
      judge: createJudge({ clock: () => now, metrics: createMetrics('leads') })
    })
  })
  afterEach(() => database.drop())
  const knex = () => database.db.knex
  const together = (...emails: string[]) => Promise.all(emails.map((email) => capture(contact(email), {})))

  it('commits what arrives together in one transaction, and answers each for itself', async () => {
    const captured = await together('a@exemple.fr', 'b@exemple.fr', 'c@exemple.fr')
    const rows = await knex()('leads').orderBy('id')
    expect(captured).toEqual(rows.map(({ id }) => ({ id, isRepeat: false })))
    expect(rows.map(({ email }) => email)).toEqual(['a@exemple.fr', 'b@exemple.fr', 'c@exemple.fr'])
    expect(await knex()('outbox')).toHaveLength(3)
    expect(notify).toHaveBeenCalledTimes(1)
  })

  it('keeps no key for a submission that has none', async () => {
    expect(await capture(contact('a@exemple.fr'), {})).toMatchObject({ isRepeat: false })
    expect(await knex()('idempotency_keys')).toEqual([])
  })

  it('tells nobody of a submission beyond the limits, nor of a trap, and of what came with them', async () => {
    const key = randomUUID()
    await capture(contact('a@exemple.fr'), { key, isOverLimit: true })
    expect(await knex()('leads').pluck('is_suspect')).toEqual([1])
    expect(notify).not.toHaveBeenCalled()
    await Promise.all([
      capture(contact('b@exemple.fr'), { isOverLimit: true }),
      capture(contact('c@exemple.fr'), {})
    ])
    expect(await knex()('outbox')).toHaveLength(1)
    expect(notify).toHaveBeenCalledTimes(1)
    expect(await capture(contact('a@exemple.fr'), { key })).toMatchObject({ isRepeat: true })
  })

  it('tries each alone where they fail together, so that one error costs nobody else their lead', async () => {
    const tried = vi.spyOn(knex(), 'transaction').mockRejectedValueOnce(new Error('odd'))
    const captured = await together('a@exemple.fr', 'b@exemple.fr')
    expect(tried).toHaveBeenCalledTimes(3)
    expect(new Set(captured.map(({ id }) => id)).size).toBe(2)
  })

  it('asks a database that is away once for all who came together', async () => {
    const away = Object.assign(new Error('away'), { code: 'ECONNREFUSED' })
    const tried = vi.spyOn(knex(), 'transaction').mockRejectedValue(away)
    await expect(together('a@exemple.fr', 'b@exemple.fr')).rejects.toBe(away)
    expect(tried).toHaveBeenCalledTimes(1)
  })

  it('knows no key that nobody sent, and forgets an old one without the others', async () => {
    const keys = ['old', 'young'].map((key) => ({ key, fingerprint: 'f', leadId: 7, at: now }))
    await insertKeys(knex(), keys)
    const ask = (key: string, at: Date) => findEarlierLead(knex(), { key, fingerprint: 'f', at })
    expect([await ask('other', now), await ask('old', now)]).toEqual([undefined, 7])
    const later = new Date(now.getTime() + KEY_LIFE_MS)
    expect(await ask('old', later)).toBeUndefined()
    expect(await knex()('idempotency_keys').pluck('key')).toEqual(['young'])
  })
})
