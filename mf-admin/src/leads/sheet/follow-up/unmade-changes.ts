import type { LeadDesk } from '@site/contracts/leads/desk'
import { createStore } from '@site/web/platform'
import type { DeskChange } from '../../follow/desk-change.ts'

/** A change that was not made: somebody was faster (`theirs`), or the server said no, or nothing. */
export interface Unmade {
  wanted: DeskChange
  theirs: LeadDesk | null
  message: string
}

/**
 * The changes that were not made, for each lead, until they are applied or given up. They outlive the sheet, in this page's memory alone:
 * the reason why a lead was lost may have been typed (SHEET-15).
 */
export function createUnmadeChanges() {
  const store = createStore<{ changes: ReadonlyMap<string, Unmade> }>(() => ({ changes: new Map() }))
  const put = (place: string, unmade: Unmade | null) => {
    const changes = new Map(store.getState().changes)
    if (unmade) changes.set(place, unmade)
    else changes.delete(place)
    store.setState({ changes })
  }
  const of = (place: string) => store.getState().changes.get(place)
  return {
    store,
    /** One more was not made: what failed before it is wanted still. */
    keep: (place: string, unmade: Unmade) =>
      put(place, { ...unmade, wanted: { ...of(place)?.wanted, ...unmade.wanted } }),
    /** What is wanted now takes the place of what was wanted of the same thing before. */
    replace(place: string, wanted: DeskChange): void {
      const before = of(place)
      if (!before) return
      const left = withoutSame(before.wanted, wanted)
      put(place, Object.keys(left).length > 0 ? { ...before, wanted: left } : null)
    },
    drop: (place: string) => put(place, null)
  }
}

/** A reason goes with its status. */
function withoutSame(before: DeskChange, wanted: DeskChange): DeskChange {
  const replaced = new Set([...Object.keys(wanted), ...(wanted.status ? ['lostReason'] : [])])
  return Object.fromEntries(Object.entries(before).filter(([name]) => !replaced.has(name)))
}
