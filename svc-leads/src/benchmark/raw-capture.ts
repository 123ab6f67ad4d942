import { randomUUID } from 'node:crypto'
import { contactSchema } from '@site/contracts/operations/contact'
import { createPool, type Pool, type PoolConnection } from 'mysql2/promise'
import { describeLead } from '../contact/capture-lead.ts'
import { fingerprintOf } from '../contact/idempotency.ts'
import { leadRow } from '../leads/lead-repository.ts'

/** What the service is compared with: mysql2 doing the transaction of a capture in prepared statements. */
export interface RawCapture {
  capture(body: string, key: string): Promise<number>
  close(): Promise<void>
}

export function createRawCapture(url: string, connections: number): RawCapture {
  const pool = createPool({ uri: url, connectionLimit: connections, timezone: 'Z', charset: 'utf8mb4' })
  return {
    async capture(body, key) {
      const connection = await pool.getConnection()
      try {
        await connection.beginTransaction()
        const id = await captureOn(connection, body, key)
        await connection.commit()
        return id
      } finally {
        connection.release()
      }
    },
    close: () => (pool as Pool).end()
  }
}

async function captureOn(connection: PoolConnection, body: string, key: string): Promise<number> {
  const contact = contactSchema.parse(JSON.parse(body))
  const now = new Date()
  const id = await insert(
    connection,
    'leads',
    leadRow({ ...describeLead(contact, undefined, now), isSuspect: false })
  )
  await insert(connection, 'idempotency_keys', {
    key,
    fingerprint: fingerprintOf(contact),
    lead_id: id,
    created_at: now
  })
  await insert(connection, 'lead_desks', { lead_id: id, since: now, changed_at: now })
  const event = {
    specversion: '1.0',
    id: randomUUID(),
    source: '/svc-leads',
    type: 'site.lead-created',
    subject: `leads/${id}`,
    time: now.toISOString(),
    datacontenttype: 'application/json',
    data: { leadId: id }
  }
  await insert(connection, 'outbox', {
    event_id: event.id,
    type: event.type,
    event: JSON.stringify(event),
    created_at: now,
    // Marked as published, since a backlog that no relay reads would make the comparison unfair.
    published_at: now
  })
  await insert(connection, 'lead_changes', { lead_id: id })
  const slot = Math.floor(Math.random() * 16)
  await connection.execute("update revisions set revision = revision + 1 where name = 'leads' and slot = ?", [
    slot
  ])
  return id
}

async function insert(
  connection: PoolConnection,
  table: string,
  row: Record<string, unknown>
): Promise<number> {
  const columns = Object.keys(row)
  const sql = `insert into ${table} (\`${columns.join('`, `')}\`) values (${columns.map(() => '?').join(', ')})`
  const [result] = await connection.execute(
    sql,
    Object.values(row) as (string | number | Date | boolean | null)[]
  )
  return (result as { insertId: number }).insertId
}
