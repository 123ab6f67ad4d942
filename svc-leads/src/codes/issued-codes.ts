import { randomUUID } from 'node:crypto'
import type { NamedCode } from '@site/contracts/access/codes'
import type { ReleaseGrants } from '@site/contracts/access/release-grants'
import { type AccessScope, isCodeScope } from '@site/contracts/access/tokens'
import { buildEvent, type SiteEvent } from '@site/contracts/events/events'
import type { AuditAction } from '@site/contracts/operations/audit'
import { type Actor, recordAudit } from '@site/service/admin/audit'
import { isToken, makeNamedCode, readStoredCode, type StoredCode } from '@site/service/admin/named-codes'
import { hashAdminCode } from '@site/service/config/admin-code-hash'
import { type Database, type Executor, inTransaction, toDatabaseDate } from '@site/service/database/database'
import { adminCodesTable } from '@site/service/database/shared-tables'
import { appendEvent, appendEvents } from '@site/service/events/outbox'
import { conflict, type HttpError, notFound } from '@site/service/http/errors'
import { issuedCodesTable } from '../tables/tables.ts'

/** Events that are written in one statement. */
const BATCH = 100

export interface CodeDeps {
  db: Database
  clock: () => Date
  /** Called after each commit, so that the other services hear of it at once. */
  notify: () => void
}

/** Every named code and every token: those in use first, then the newest first. */
export async function listCodes(executor: Executor): Promise<StoredCode[]> {
  const codes = (await adminCodesTable(executor).orderBy('id', 'desc')).map(readStoredCode)
  return [...codes.filter(({ revokedAt }) => !revokedAt), ...codes.filter(({ revokedAt }) => revokedAt)]
}

/** What is kept in this table: codes of persons, and tokens of programs, which are made and revoked alike (decision 138). */
export type CodeKind = 'code' | 'token'
const kindOf = (code: StoredCode): CodeKind => (isToken(code) ? 'token' : 'code')

/** What a person says of a code or a token. */
interface CodeContent {
  name: string
  scopes: readonly AccessScope[]
  /** With the scope `releases:write`. */
  releases?: ReleaseGrants | undefined
}

/** The columns of it. What may be published is kept with the scope for it alone. */
const valuesOf = ({ name, scopes, releases }: CodeContent) => ({
  name,
  scopes: scopes.join(' '),
  releases: releases && scopes.includes('releases:write') ? JSON.stringify(releases) : null
})

/**
 * Makes a named code, or a token by its scopes, with its audit entry and its event in one transaction. Returns the code itself, which is kept
 * nowhere.
 */
export async function makeCode(
  deps: CodeDeps,
  content: CodeContent,
  actor: Actor
): Promise<{ code: string; stored: StoredCode }> {
  const { code, selector } = makeNamedCode()
  const at = deps.clock()
  const row = {
    selector,
    ...valuesOf(content),
    hash: hashAdminCode(code),
    created_at: toDatabaseDate(at),
    version: at.getTime()
  }
  const stored = await inOneCommit(deps, async (trx) => {
    await issuedCodesTable(trx).insert(row)
    const made = await readCode(trx, { selector })
    return record(trx, made, [`${kindOf(made)}-created`], at, actor)
  })
  return { code, stored }
}

/**
 * Gives the code or token `id` another name, other scopes, or both; the code itself stays (ADMIN-25, TOKEN-13). Where nothing changes nothing
 * is written down.
 *
 * @param change what is not in it stays as it is; what may be published goes with `scopes`
 * @throws HttpError 404 when there is none of this `kind`, 409 when it is revoked
 */
export function changeCode(
  deps: CodeDeps,
  id: number,
  change: { [Key in keyof CodeContent]?: CodeContent[Key] | undefined },
  actor: Actor,
  kind: CodeKind
): Promise<StoredCode> {
  return inOneCommit(deps, async (trx) => {
    const before = await lockCode(trx, id, kind)
    if (before.revokedAt) throw REFUSALS[kind].revoked()
    const { name = before.name, scopes = before.scopes } = change
    const { releases } = change.scopes ? change : before
    const values = valuesOf({ name, scopes, releases })
    const actions = actionsOf(kind, valuesOf(before), values)
    if (actions.length === 0) return before
    const at = deps.clock()
    await adminCodesTable(trx)
      .where({ id })
      .update({ ...values, version: nextVersion(before, at) })
    return record(trx, await readCode(trx, { id }), actions, at, actor)
  })
}

/** What a change is called in the audit: a token was changed, a code was renamed, given other scopes, or both. */
function actionsOf(
  kind: CodeKind,
  before: ReturnType<typeof valuesOf>,
  after: ReturnType<typeof valuesOf>
): AuditAction[] {
  const isRenamed = after.name !== before.name
  const isRescoped = after.scopes !== before.scopes || after.releases !== before.releases
  if (kind === 'token') return isRenamed || isRescoped ? ['token-changed'] : []
  return [
    ...(isRenamed ? ['code-renamed' as const] : []),
    ...(isRescoped ? ['code-scopes-changed' as const] : [])
  ]
}

/**
 * Revokes the code or token `id` for good; once more does nothing. Throws an HttpError 404 when there is none, or it is of another `kind` than
 * the one that is given.
 */
export function revokeCode(deps: CodeDeps, id: number, actor: Actor, kind?: CodeKind): Promise<StoredCode> {
  return inOneCommit(deps, async (trx) => {
    const before = await lockCode(trx, id, kind)
    if (before.revokedAt) return before
    const at = deps.clock()
    await adminCodesTable(trx)
      .where({ id })
      .update({ revoked_at: toDatabaseDate(at), version: nextVersion(before, at) })
    return record(trx, await readCode(trx, { id }), [`${kindOf(before)}-revoked`], at, actor)
  })
}

/** Announces every code as it stands, revoked ones too, to whoever keeps a copy. Returns how many. */
export async function announceCodes(trx: Executor, at: Date): Promise<number> {
  const codes = await listCodes(trx)
  for (let from = 0; from < codes.length; from += BATCH)
    await appendEvents(
      trx,
      codes.slice(from, from + BATCH).map((code) => codeChanged(code, at))
    )
  return codes.length
}

/** A code as the API answers it. */
export const presentCode = ({
  id,
  name,
  scopes,
  createdAt,
  revokedAt,
  lastUsedAt
}: StoredCode): NamedCode => ({
  id,
  name,
  scopes: scopes.filter(isCodeScope),
  createdAt: createdAt.toISOString(),
  revokedAt: revokedAt?.toISOString() ?? null,
  ...(lastUsedAt && { lastUsed: lastUsedAt.toISOString() })
})

/** What is answered where there is none of a kind, and where one that is revoked is to be changed. */
export const REFUSALS: Record<CodeKind, Record<'unknown' | 'revoked', () => HttpError>> = {
  code: {
    unknown: () => notFound('Code non trouvé', 'code-not-found'),
    revoked: () => conflict('Ce code est révoqué\u00a0: il ne peut plus être modifié.', 'code-revoked')
  },
  token: {
    unknown: () => notFound('Jeton non trouvé', 'token-not-found'),
    revoked: () => conflict('Ce jeton est révoqué\u00a0: il ne peut plus être modifié.', 'token-revoked')
  }
}

/** The clock's milliseconds: a database restored from a backup never gives a change a version that copies have seen. */
const nextVersion = ({ version }: StoredCode, at: Date): number => Math.max(version + 1, at.getTime())

async function inOneCommit<T>(deps: CodeDeps, work: (trx: Executor) => Promise<T>): Promise<T> {
  const result = await inTransaction(deps.db, work)
  deps.notify()
  return result
}

async function record(
  trx: Executor,
  code: StoredCode,
  actions: AuditAction[],
  at: Date,
  actor: Actor
): Promise<StoredCode> {
  for (const action of actions) await recordAudit(trx, { at, action, subjectId: code.id, ...actor })
  await appendEvent(trx, codeChanged(code, at))
  return code
}

/** SQLite serves one writer at a time and ignores the lock. */
async function lockCode(trx: Executor, id: number, kind?: CodeKind): Promise<StoredCode> {
  const row = await adminCodesTable(trx).where({ id }).forUpdate().first()
  const code = row && readStoredCode(row)
  if (!code || (kind && kindOf(code) !== kind)) throw REFUSALS[kind ?? 'code'].unknown()
  return code
}

async function readCode(trx: Executor, by: { id: number } | { selector: string }): Promise<StoredCode> {
  const row = await adminCodesTable(trx).where(by).first()
  if (!row) throw REFUSALS.code.unknown()
  return readStoredCode(row)
}

const codeChanged = (code: StoredCode, time: Date): SiteEvent =>
  buildEvent({
    id: randomUUID(),
    source: '/svc-leads',
    type: 'site.admin-code-changed',
    subject: `codes/${code.id}`,
    time,
    data: {
      codeId: code.id,
      selector: code.selector,
      name: code.name,
      scopes: code.scopes,
      ...(code.releases && { releases: code.releases }),
      hash: code.hash,
      createdAt: code.createdAt.toISOString(),
      revokedAt: code.revokedAt?.toISOString() ?? null,
      version: code.version
    }
  })
