import type { AuditEntry } from '@site/contracts/operations/audit'

export interface LoggedAction extends AuditEntry {
  /** Unique across both audits. */
  key: string
}

/** The newest `limit` actions of several audits as one list, newest first (ADMIN-6). */
export function mergeAudits(audits: Record<string, AuditEntry[]>, limit: number): LoggedAction[] {
  return Object.entries(audits)
    .flatMap(([name, entries]) => entries.map((entry) => ({ ...entry, key: `${name}-${entry.id}` })))
    .sort((one, other) => Date.parse(other.at) - Date.parse(one.at) || other.id - one.id)
    .slice(0, limit)
}
