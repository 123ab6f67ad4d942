import type { HistoryEntry } from '@site/contracts/federation/release'
import type { RegistryEntry } from '../registry/flip.ts'
import { readHistory } from './history.ts'

/** The version that a line of the history blocks: what was rolled back from, or a canary that was ended. Null where it blocks none. */
export function blockedBy({ action, result, version, before }: HistoryEntry): string | null {
  if (result === 'refused') return null
  if (action === 'rollback') return before
  return action === 'abort' ? version : null
}

/** The versions that are blocked of a deployable. `entry`: what the registry says of it; of one that left the site its history alone remembers them. */
export const blockedOf = (root: string, name: string, entry: RegistryEntry | undefined): string[] =>
  entry?.held ?? blockedIn(readHistory(root, name, entry))

/** The versions that a history blocks, the one that was blocked last at the end. `history`: the newest line first. */
function blockedIn(history: HistoryEntry[]): string[] {
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
