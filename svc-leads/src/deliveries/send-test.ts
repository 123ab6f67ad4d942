import { randomUUID } from 'node:crypto'
import type { DeliveryAttempt } from '@site/contracts/deliveries/deliveries'
import { type Actor, recordAudit } from '@site/service/admin/audit'
import { type Database, inTransaction } from '@site/service/database/database'
import type { Clock } from '@site/service/process/clock'
import { beginAttempt, endAttempt } from '../notices/attempts.ts'
import { describeEnd, timed } from '../notices/send-notice.ts'
import { withhold } from '../notices/withhold.ts'
import { receiverIdOf } from '../receivers/receiver-repository.ts'
import type { Sender } from '../senders/sender.ts'
import { noticeAttemptsTable } from '../tables/delivery-tables.ts'
import { presentAttempt } from './present-delivery.ts'

/** Sends a test and tells what came of it; who asked for it is written down before anything leaves (DELIVERY-5). */
export async function sendTest(
  { db, clock }: { db: Database; clock: Clock },
  sender: Sender,
  actor: Actor
): Promise<DeliveryAttempt> {
  const at = clock()
  const id = await inTransaction(db, async (trx) => {
    await recordAudit(trx, {
      at,
      action: 'receiver-tested',
      subjectId: receiverIdOf(sender.channel),
      ...actor
    })
    return beginAttempt(trx, { channel: sender.channel, leadId: null }, at)
  })
  const result = await timed(() => sender.sendTest(randomUUID(), at))
  await endAttempt(
    db.knex,
    id,
    describeEnd(result, (text) => withhold(text, null, sender.secrets))
  )
  const row = await noticeAttemptsTable(db.knex).where({ id }).first()
  if (!row) throw new Error(`The attempt ${id} of a test is gone`)
  return presentAttempt(row, clock())
}
