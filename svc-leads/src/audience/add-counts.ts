import type { DayCount } from '@site/contracts/audience/audience'
import { type AudienceKind, OTHERS, VALUES_OF_A_DAY } from '@site/contracts/audience/steps'
import { type Executor, isDuplicateKey } from '@site/service/database/database'
import { audienceDaysTable } from '../tables/tables.ts'

/**
 * Adds counts to the sums of their days, in the transaction of the receipt. A value that is new on a day which has as many as it may
 * have counts among the others (AUDIENCE-6); replicas that write at the same moment may pass that bound by a few.
 */
export async function addCounts(trx: Executor, counts: DayCount[]): Promise<void> {
  // In one order everywhere, so that two replicas wait for each other rather than meet in a deadlock.
  const ordered = [...counts].sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
  const known = new Map<string, Set<string>>()
  for (const entry of ordered) {
    const { day, kind } = entry
    const values = known.get(`${day} ${kind}`) ?? (await valuesOf(trx, day, kind))
    known.set(`${day} ${kind}`, values)
    const isKept = values.has(entry.value) || values.size < VALUES_OF_A_DAY[kind]
    const value = isKept ? entry.value : OTHERS
    values.add(value)
    await addOne(trx, { ...entry, value })
  }
}

const keyOf = ({ day, kind, value, step }: DayCount) => JSON.stringify([day, kind, value, step])

async function valuesOf(trx: Executor, day: string, kind: AudienceKind): Promise<Set<string>> {
  const rows = await audienceDaysTable(trx).where({ day, kind }).distinct('value')
  return new Set(rows.map(({ value }) => value))
}

async function addOne(trx: Executor, { count, ...row }: DayCount): Promise<void> {
  const add = () => audienceDaysTable(trx).where(row).increment('count', count)
  if ((await add()) > 0) return
  try {
    await audienceDaysTable(trx).insert({ ...row, count })
  } catch (error) {
    // Another replica was first.
    if (!isDuplicateKey(error)) throw error
    await add()
  }
}
