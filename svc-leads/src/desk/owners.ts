import { mayDo } from '@site/contracts/access/codes'
import { SHARED_OWNER } from '@site/contracts/leads/desk'
import type { Executor } from '@site/service/database/database'
import { listCodes } from '../codes/issued-codes.ts'

/** The owner's name for who carries a code: its name, or that of the shared code. */
export const ownerName = (by: string | null | undefined): string => by ?? SHARED_OWNER

/** Who may own a lead: the names of the codes in use that open the leads, and last the shared code (DESK-4). */
export async function listOwners(executor: Executor): Promise<string[]> {
  const codes = await listCodes(executor)
  const names = codes
    .filter(({ revokedAt, scopes }) => revokedAt === null && mayDo(scopes, ['leads']))
    .map(({ name }) => name)
    .sort((one, other) => one.localeCompare(other, 'fr'))
  return [...new Set([...names, SHARED_OWNER])]
}
