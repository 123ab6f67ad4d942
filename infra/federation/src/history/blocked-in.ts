import type { HistoryEntry } from '@site/contracts/federation/release'

/** The version that a line of the history blocks: what was rolled back from, or a canary that was ended. Null where it blocks none. */
export function blockedBy({ action, result, version, before }: HistoryEntry): string | null {
  if (result === 'refused') return null
  if (action === 'rollback') return before
  return action === 'abort' ? version : null
}

/**
 * The versions that are blocked by what a history says, the one that was blocked last at the end: of a front end that left the site nothing else remembers them.
 *
 * @param history the newest line first
 */
export function blockedIn(history: HistoryEntry[]): string[] {
  const blocked = new Set<string>()
  for (const line of history.toReversed()) {
    if (line.result === 'live' || line.result === 'canary') blocked.delete(line.version)
    const version = blockedBy(line)
    if (version === null) continue
    blocked.delete(version)
    blocked.add(version)
  }
  return [...blocked]
}
