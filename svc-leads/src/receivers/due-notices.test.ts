import { createTestDatabase, DIALECTS, type TestDatabase } from '@site/service/testing/test-database'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { migrations } from '../migrations/index.ts'
import { CLAIM_MS } from '../notices/notice-repository.ts'
import { claimDue, dueNotices, makeDue, settleFailure } from './due-notices.ts'

const NOW = new Date('2026-11-24T10:00:00.000Z')
const after = (milliseconds: number) => new Date(NOW.getTime() + milliseconds)
const NOTICE = { id: 1, channel: 'receiver-1' as const, leadId: 7, eventId: 'e' }

describe.each(DIALECTS)('notices that are due on %s', (dialect) => {
  let test: TestDatabase
  beforeAll(async () => {
    test = await createTestDatabase(dialect, { migrations })
  })
  afterAll(() => test.drop())
  const notices = () => test.db.knex('lead_notices')
  beforeEach(async () => {
    await notices().delete()
    await test.db.knex('notice_attempts').delete()
    await notices().insert({ lead_id: 7, channel: 'receiver-1', event_id: 'e', noticed_at: NOW, due_at: NOW })
  })
  const due = (now: Date) => dueNotices(test.db.knex, 'receiver-1', { now, limit: 9 })
  const claim = (now: Date) => claimDue(test.db, NOTICE, now)

  it('DELIVERY-7 are claimed once by as many replicas as want them, and again when the claim has run out', async () => {
    const claims = await Promise.all([1, 2, 3, 4].map(() => claim(NOW)))
    expect(claims.filter((one) => one !== null)).toMatchObject([{ tries: 1 }])
    expect(await due(after(CLAIM_MS - 1))).toEqual([])
    expect(await claim(after(CLAIM_MS - 1))).toBeNull()
    expect(await due(after(CLAIM_MS))).toHaveLength(1)
    expect(await claim(after(CLAIM_MS))).toMatchObject({ tries: 2 })
    expect(await test.db.knex('notice_attempts')).toHaveLength(2)
  })

  it('DELIVERY-4 are sent when somebody asks, whatever a try that was under way says afterwards', async () => {
    await claim(NOW)
    await makeDue(test.db.knex, NOTICE, after(1))
    await settleFailure(test.db.knex, NOTICE, { tries: 1, now: after(2), next: null })
    const row = await notices().first()
    expect([row.given_up_at, row.tries, new Date(row.due_at)]).toEqual([null, 0, after(1)])
  })

  it('DELIVERY-8 stay given up when their receiver was removed while they were sent', async () => {
    await claim(NOW)
    await notices().update({ given_up_at: NOW, due_at: null })
    await settleFailure(test.db.knex, NOTICE, { tries: 1, now: after(2), next: after(9) })
    expect((await notices().first()).due_at).toBeNull()
    expect(await claim(after(CLAIM_MS))).toBeNull()
  })
})
