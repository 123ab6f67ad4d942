import { randomInt } from 'node:crypto'
import { CODE_LETTERS, selectorOf } from '@site/contracts/access/codes'
import { type ReleaseGrants, releaseGrantsSchema } from '@site/contracts/access/release-grants'
import { ACCESS_SCOPES, type AccessScope, isTokenScope } from '@site/contracts/access/tokens'
import { readHash } from '../config/admin-code-hash.ts'
import { type Executor, toDate } from '../database/database.ts'
import { adminCodesTable } from '../database/shared-tables.ts'
import type { RowOf } from '../database/table.ts'
import { type AdminCheck, type CodeCheck, SHARED_HOLDER } from './admin-code.ts'
import { createComparisons } from './comparisons.ts'

/** A right code is compared again after so long, in milliseconds. Whether it is revoked is read each time. */
const RIGHT_FOR_MS = 10 * 60_000

/** A named code, or a token, as a service keeps it, the authority as well as a copy (decision 115). */
export interface StoredCode {
  /** The authority's number of the code. */
  id: number
  selector: string
  name: string
  /** Of a token all are scopes of tokens, of a code none is. */
  scopes: AccessScope[]
  /** What a token of scope `releases:write` may publish. */
  releases?: ReleaseGrants | undefined
  /** As hashAdminCode gives it, of the whole code. */
  hash: string
  createdAt: Date
  revokedAt: Date | null
  /** Grows with each change, by the clock: what was restored from a backup and changed then is newer than what it was before. */
  version: number
  lastUsedAt: Date | null
}

/** Is it the token of a program, and no code of a person? */
export const isToken = ({ scopes }: Pick<StoredCode, 'scopes'>): boolean => scopes.some(isTokenScope)

/** A new named code: a selector of 8 letters, and 28 letters of secret, which are 138 bits. */
export function makeNamedCode(): { code: string; selector: string } {
  const letters = (count: number) =>
    Array.from({ length: count }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('')
  const selector = letters(8)
  return { code: [selector, letters(7), letters(7), letters(7), letters(7)].join('-'), selector }
}

/** The code with this selector, whether or not it is revoked. */
export async function findCode(executor: Executor, selector: string): Promise<StoredCode | undefined> {
  const row = await adminCodesTable(executor).where({ selector }).first()
  return row && readStoredCode(row)
}

/** A row of admin_codes as a code. A scope that this release does not know opens nothing. */
export const readStoredCode = (row: RowOf<typeof adminCodesTable>): StoredCode => ({
  id: row.id,
  selector: row.selector,
  name: row.name,
  scopes: ACCESS_SCOPES.filter((scope) => row.scopes.split(' ').includes(scope)),
  ...(row.releases !== null && { releases: readGrants(row.releases) }),
  hash: row.hash,
  createdAt: toDate(row.created_at),
  revokedAt: row.revoked_at === null ? null : toDate(row.revoked_at),
  version: Number(row.version),
  lastUsedAt: row.last_used_at === null ? null : toDate(row.last_used_at)
})

/** Grants as they are kept. Those that this release does not understand grant nothing. */
function readGrants(text: string): ReleaseGrants | undefined {
  const grants = releaseGrantsSchema.safeParse(JSON.parse(text))
  return grants.success ? grants.data : undefined
}

/**
 * Checks named codes, and the shared one. What has the form of a named code is looked for by its selector, at each call, so that a
 * revocation counts at once; anything else, or a selector that nobody has, is compared with the shared code. Nothing
 * distinguishes a revoked code from a wrong one, nor a token from one where a code is wanted, and the other way round. The shared code is no token.
 *
 * @param onUse is called with each named code that was right, and waited for
 */
export function createCodeCheck({
  isShared,
  find,
  onUse = async () => undefined,
  compare = createComparisons({ rightForMs: RIGHT_FOR_MS })
}: {
  isShared: AdminCheck
  find: (selector: string) => Promise<StoredCode | undefined>
  onUse?: (code: StoredCode) => Promise<void>
  compare?: ReturnType<typeof createComparisons>
}): CodeCheck {
  return async (candidate, as = 'code') => {
    const selector = typeof candidate === 'string' ? selectorOf(candidate) : undefined
    const code = selector === undefined ? undefined : await find(selector)
    if (!code) return as === 'code' && (await isShared(candidate)) ? SHARED_HOLDER : null
    const isRight = await compare(String(candidate), code.hash, readHash(code.hash))
    if (!isRight || code.revokedAt || isToken(code) !== (as === 'token')) return null
    await onUse(code)
    const { id, name, scopes, releases } = code
    return { named: { id, selector: code.selector, name }, scopes, ...(releases && { releases }) }
  }
}
