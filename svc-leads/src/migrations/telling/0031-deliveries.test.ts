import { migrate } from '@site/service/database/migrate'
import { keepDeadLetter } from '@site/service/events/inbox'
import { createTestDatabase, DIALECTS } from '@site/service/testing/test-database'
import { expect, it } from 'vitest'
import { migrations } from '../index.ts'

const BEFORE = migrations.slice(
  0,
  migrations.findIndex(({ name }) => name === 'leads-0031-deliveries')
)
const AT = new Date('2026-11-20T10:00:00.000Z')

it.each(DIALECTS)(
  'DELIVERY-4 takes what is a dead letter for given up, and nothing else, on %s',
  async (dialect) => {
    const { db, drop } = await createTestDatabase(dialect, { migrations: BEFORE })
    const notice = { noticed_at: AT, event_id: 'e1' }
    await db.knex('lead_notices').insert([
      { ...notice, lead_id: 1, channel: 'email' },
      { ...notice, lead_id: 1, channel: 'webhook', sent_at: AT },
      { ...notice, lead_id: 2, channel: 'email', event_id: 'e2' }
    ])
    for (const consumer of ['team-email', 'team-webhook', 'team-notice'])
      await keepDeadLetter(db.knex, { consumer, eventId: 'e1', event: '{}', cause: '', attempts: 19 }, AT)
    await migrate(db, migrations)
    const rows = await db.knex('lead_notices').orderBy('id')
    expect(rows.map(({ given_up_at }) => given_up_at && new Date(given_up_at))).toEqual([AT, null, null])
    await drop()
  }
)
