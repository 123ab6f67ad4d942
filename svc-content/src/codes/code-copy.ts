import type { AdminCodeChanged } from '@site/contracts/events/events'
import { type Executor, isDuplicateKey, toDatabaseDate } from '@site/service/database/database'
import { adminCodesTable } from '@site/service/database/shared-tables'
import { type ConsumerOptions, startConsumer } from '@site/service/events/consumer'
import { startAskingForCodes } from './ask-for-codes.ts'

/**
 * Keeps this service's own copy of the named codes, so that it checks them while svc-leads is away. It asks for all of them when it
 * starts and whenever the bus is back: its database may be new, and what the stream kept for it may have run out.
 */
export async function startCodeCopy(
  deps: Pick<ConsumerOptions, 'bus' | 'db' | 'log' | 'clock' | 'metrics'>
): Promise<{ stop(): Promise<void> }> {
  const consumer = await startConsumer({
    ...deps,
    name: 'admin-codes',
    types: ['site.admin-code-changed'],
    handle: ({ data }, trx) => applyCodeChange(trx, data)
  })
  const asking = startAskingForCodes(deps)
  return {
    async stop() {
      asking.stop()
      await consumer.stop()
    }
  }
}

/**
 * Brings the copy to what an event says, unless it has something newer. A code that is revoked here stays so, whatever comes:
 * events may come late, twice and in any order.
 */
export async function applyCodeChange(trx: Executor, data: AdminCodeChanged['data']): Promise<void> {
  if (await update(trx, data)) return
  if (await adminCodesTable(trx).where({ selector: data.selector }).first()) return
  try {
    const { selector, createdAt } = data
    await adminCodesTable(trx).insert({
      ...valuesOf(data),
      selector,
      created_at: toDatabaseDate(new Date(createdAt))
    })
  } catch (error) {
    if (!isDuplicateKey(error)) throw error
    await update(trx, data) // another replica was first, perhaps with something older
  }
}

const update = async (trx: Executor, data: AdminCodeChanged['data']): Promise<boolean> =>
  (await adminCodesTable(trx)
    .where({ selector: data.selector })
    .whereNull('revoked_at')
    .where('version', '<', data.version)
    .update(valuesOf(data))) > 0

const valuesOf = ({
  codeId,
  name,
  scopes,
  releases,
  hash,
  revokedAt,
  version
}: AdminCodeChanged['data']) => ({
  id: codeId,
  name,
  scopes: scopes.join(' '),
  releases: releases ? JSON.stringify(releases) : null,
  hash,
  revoked_at: revokedAt === null ? null : toDatabaseDate(new Date(revokedAt)),
  version
})
