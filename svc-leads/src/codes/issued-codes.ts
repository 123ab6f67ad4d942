import { randomUUID } from 'node:crypto'
import type { CodeScope, NamedCode } from '@site/contracts/access/codes'
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
import { conflict, notFound } from '@site/service/http/errors'
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

/**
 * Makes a named code, or a token by its scopes, with its audit entry and its event in one transaction. Returns the code itself, which is kept
 * nowhere.
 */
export async function makeCode(
  deps: CodeDeps,
  {
    name,
    scopes,
    releases
  }: { name: string; scopes: readonly AccessScope[]; releases?: ReleaseGrants | undefined },
  actor: Actor
): Promise<{ code: string; stored: StoredCode }> {
  const { code, selector } = makeNamedCode()
  const at = deps.clock()
  const row = {
    selector,
    name,
    scopes: scopes.join(' '),
    ...(releases && { releases: JSON.stringify(releases) }),
    hash: hashAdminCode(code),
    created_at: toDatabaseDate(at),
    version: at.getTime()
  }
  const stored = await inOneCommit(deps, async (trx) => {
    await issuedCodesTable(trx).insert(row)
    const made = await readCode(trx, { selector })
    return record(trx, made, `${kindOf(made)}-created`, at, actor)
  })
  return { code, stored }
}

/**
 * Gives the code `id` another name, other scopes, or both.
 *
 * @throws HttpError 404 when there is no such code, 409 when it is revoked
 */
export function changeCode(
  deps: CodeDeps,
  id: number,
  change: { name?: string | undefined; scopes?: readonly CodeScope[] | undefined },
  actor: Actor
): Promise<StoredCode> {
  return inOneCommit(deps, async (trx) => {
    const before = await lockCode(trx, id, 'code')
    if (before.revokedAt) throw conflict('Ce code est révoqué.', 'code-revoked')
    const { name = before.name, scopes = before.scopes } = change
    if (name === before.name && scopes.join() === before.scopes.join()) return before
    const at = deps.clock()
    await adminCodesTable(trx)
      .where({ id })
      .update({ name, scopes: scopes.join(' '), version: nextVersion(before, at) })
    const isRenamed = name !== before.name
    const isRescoped = scopes.join() !== before.scopes.join()
    if (isRenamed && isRescoped)
      await recordAudit(trx, { at, action: 'code-renamed', subjectId: id, ...actor })
    return record(
      trx,
      await readCode(trx, { id }),
      isRescoped ? 'code-scopes-changed' : 'code-renamed',
      at,
      actor
    )
  })
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
    return record(trx, await readCode(trx, { id }), `${kindOf(before)}-revoked`, at, actor)
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

export const codeNotFound = () => notFound('Code non trouvé', 'code-not-found')

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
  action: AuditAction,
  at: Date,
  actor: Actor
): Promise<StoredCode> {
  await recordAudit(trx, { at, action, subjectId: code.id, ...actor })
  await appendEvent(trx, codeChanged(code, at))
  return code
}

/** SQLite serves one writer at a time and ignores the lock. */
async function lockCode(trx: Executor, id: number, kind?: CodeKind): Promise<StoredCode> {
  const row = await adminCodesTable(trx).where({ id }).forUpdate().first()
  const code = row && readStoredCode(row)
  if (!code || (kind && kindOf(code) !== kind)) throw codeNotFound()
  return code
}

async function readCode(trx: Executor, by: { id: number } | { selector: string }): Promise<StoredCode> {
  const row = await adminCodesTable(trx).where(by).first()
  if (!row) throw codeNotFound()
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
