import type { LeadSource } from '@site/contracts/leads/lead'
import { type Actor, recordAudit } from '@site/service/admin/audit'
import { type Database, type Executor, inTransaction, toDatabaseDate } from '@site/service/database/database'
import { conflict, notFound, unprocessable } from '@site/service/http/errors'
import type { Clock } from '@site/service/process/clock'
import { faultOfAddress } from '../senders/check-address.ts'
import { makeCallSecret } from '../senders/sign-call.ts'
import { callReceiversTable } from '../tables/delivery-tables.ts'
import { type CallReceiver, findReceiver, insertReceiver, retireReceiver } from './receiver-repository.ts'
import type { CallMeans } from './receiver-sender.ts'
import type { SecretBox } from './secret-box.ts'

export interface ReceiverDeps {
  db: Database
  clock: Clock
  means: CallMeans
}

interface Made {
  receiver: CallReceiver
  /** Kept encrypted, and shown this once. */
  secret: string
}

/**
 * Makes a receiver, which is told of leads from now on.
 *
 * @throws HttpError 409 without RECEIVERS_KEY, 422 for an address that calls are not sent to
 */
export async function makeReceiver(
  deps: ReceiverDeps,
  input: { name: string; url: string; sources: readonly LeadSource[] },
  actor: Actor
): Promise<Made> {
  const box = needBox(deps)
  checkAddress(deps, input.url)
  const secret = makeCallSecret()
  const at = deps.clock()
  const receiver = await inTransaction(deps.db, async (trx) => {
    const id = await insertReceiver(trx, { ...input, sealed: box.seal(secret) }, at)
    await recordAudit(trx, { at, action: 'receiver-created', subjectId: id, ...actor })
    return readReceiver(trx, id)
  })
  return { receiver, secret }
}

/**
 * Gives a receiver another name, address or sources, pauses it, or lets it go on. What changes nothing is not recorded.
 *
 * @throws HttpError 404 when there is none, 422 for an address that calls are not sent to
 */
export function changeReceiver(
  deps: ReceiverDeps,
  id: number,
  change: {
    name?: string | undefined
    url?: string | undefined
    sources?: LeadSource[] | undefined
    isPaused?: boolean | undefined
  },
  actor: Actor
): Promise<CallReceiver> {
  if (change.url !== undefined) checkAddress(deps, change.url)
  return inTransaction(deps.db, async (trx) => {
    const before = await readReceiver(trx, id)
    const at = deps.clock()
    const { name = before.name, url = before.url, sources = before.sources } = change
    const isPaused = change.isPaused ?? before.isPaused
    if (isPaused !== before.isPaused) {
      await callReceiversTable(trx)
        .where({ id })
        .update({ paused_at: isPaused ? toDatabaseDate(at) : null })
      await recordAudit(trx, {
        at,
        action: isPaused ? 'receiver-paused' : 'receiver-resumed',
        subjectId: id,
        ...actor
      })
    }
    if (name !== before.name || url !== before.url || sources.join() !== before.sources.join()) {
      await callReceiversTable(trx)
        .where({ id })
        .update({ name, url, sources: sources.join(' ') })
      await recordAudit(trx, { at, action: 'receiver-changed', subjectId: id, ...actor })
    }
    return readReceiver(trx, id)
  })
}

/**
 * Gives a receiver a new secret; the one before signs nothing any more.
 *
 * @throws HttpError 404 when there is none, 409 without RECEIVERS_KEY
 */
export async function renewSecret(deps: ReceiverDeps, id: number, actor: Actor): Promise<Made> {
  const box = needBox(deps)
  const secret = makeCallSecret()
  const receiver = await inTransaction(deps.db, async (trx) => {
    await readReceiver(trx, id)
    await callReceiversTable(trx)
      .where({ id })
      .update({ secret: box.seal(secret) })
    await recordAudit(trx, { at: deps.clock(), action: 'receiver-secret-renewed', subjectId: id, ...actor })
    return readReceiver(trx, id)
  })
  return { receiver, secret }
}

/** Removes a receiver, with what waits for it. @throws HttpError 404 when there is none */
export function removeReceiver(deps: ReceiverDeps, id: number, actor: Actor): Promise<void> {
  return inTransaction(deps.db, async (trx) => {
    await readReceiver(trx, id)
    const at = deps.clock()
    await retireReceiver(trx, id, at)
    await recordAudit(trx, { at, action: 'receiver-removed', subjectId: id, ...actor })
  })
}

export const receiverNotFound = () => notFound('Destinataire non trouvé', 'receiver-not-found')

function needBox({ means: { box } }: ReceiverDeps): SecretBox {
  if (box) return box
  throw conflict(
    'Il manque au service la clé RECEIVERS_KEY, qui chiffre les secrets des destinataires.',
    'receivers-key-missing'
  )
}

function checkAddress({ means: { guard } }: ReceiverDeps, url: string): void {
  const fault = faultOfAddress(url, guard)
  if (fault) throw unprocessable({ url: fault })
}

async function readReceiver(trx: Executor, id: number): Promise<CallReceiver> {
  const receiver = await findReceiver(trx, id)
  if (!receiver) throw receiverNotFound()
  return receiver
}
