import { createHash } from 'node:crypto'
import { RETENTION } from '@site/contracts/site/retention'
import { type Executor, toDatabaseDate, toDate } from '@site/service/database/database'
import { conflict } from '@site/service/http/errors'
import { idempotencyKeysTable } from '../tables/tables.ts'

/** How long a repeat gets the first answer, in milliseconds (CONTACT-9). */
export const KEY_LIFE_MS = RETENTION.idempotencyHours * 3_600_000

/**
 * A hash that is the same for the same fields, whatever their order and spelling in the JSON body. How long the form was shown is none
 * of them: it grows from try to try.
 */
export function fingerprintOf(body: object): string {
  const { shownForMs: _, ...sent } = body as { shownForMs?: unknown }
  return createHash('sha256').update(JSON.stringify(sent)).digest('hex')
}

/** A key, the lead it stands for, and the fingerprint of the submission it came with. */
export interface IdempotencyKey {
  key: string
  fingerprint: string
  leadId: number
  at: Date
}

/** Stores the keys. Rejects with a duplicate key when one is stored already; waits for another transaction that is storing it. */
export async function insertKeys(trx: Executor, keys: IdempotencyKey[]): Promise<void> {
  if (keys.length === 0) return
  await idempotencyKeysTable(trx).insert(
    keys.map(({ key, fingerprint, leadId, at }) => ({
      key,
      fingerprint,
      lead_id: leadId,
      created_at: toDatabaseDate(at)
    }))
  )
}

/**
 * The id of the lead that the key stands for. A key older than 24 hours is deleted and gives undefined, so that it can be used again.
 *
 * @throws HttpError 409 when the key stands for another body
 */
export async function findEarlierLead(
  executor: Executor,
  { key, fingerprint, at }: Omit<IdempotencyKey, 'leadId'>
): Promise<number | undefined> {
  const row = await idempotencyKeysTable(executor).where({ key }).first()
  if (!row) return undefined
  if (toDate(row.created_at).getTime() <= at.getTime() - KEY_LIFE_MS) {
    await idempotencyKeysTable(executor).where({ key, lead_id: row.lead_id }).delete()
    return undefined
  }
  if (row.fingerprint !== fingerprint) {
    throw conflict('Cet envoi a déjà été reçu avec un autre contenu.', 'idempotency-key-reused')
  }
  return row.lead_id
}

/** Deletes the keys that are older than 24 hours at `now`. Gives how many. */
export function purgeKeys(executor: Executor, now: Date): Promise<number> {
  const before = toDatabaseDate(new Date(now.getTime() - KEY_LIFE_MS))
  return idempotencyKeysTable(executor).where('created_at', '<=', before).delete()
}
