import type { LiveMessage } from '@site/contracts/operations/live-message'

/** Leads that somebody has given to whoever works here. `by`: null with the shared code. */
export interface Given {
  by: string | null
  leadIds: number[]
}

/** What is given together is told together: how long it is gathered, in milliseconds. */
const GATHERED_FOR = 400
/** Events that are remembered, so that none is told twice: a stream that is taken up again may bring one again. */
const REMEMBERED = 200

/** Finds in what the live stream says the leads that are given to one by somebody else, each event once (DESK-17). */
export function createEntrusted(tell: (given: Given) => void) {
  const heard = new Set<string>()
  const gathered = new Map<string | null, Set<number>>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = () => {
    timer = undefined
    for (const [by, leadIds] of gathered) tell({ by, leadIds: [...leadIds] })
    gathered.clear()
  }
  return {
    /** @param me the owner's name for who works here; without one it is not known yet, or nobody can tell */
    hear({ type, id, data }: LiveMessage, me: string | null | undefined): void {
      const given =
        type === 'site.lead-changed' && typeof data.leadId === 'number' && readGiven(data.entrusted)
      if (!given || given.to !== me || heard.has(id)) return
      heard.add(id)
      for (const old of [...heard].slice(0, heard.size - REMEMBERED)) heard.delete(old)
      gathered.set(given.by, (gathered.get(given.by) ?? new Set()).add(data.leadId as number))
      timer ??= setTimeout(flush, GATHERED_FOR)
    },
    end: () => clearTimeout(timer)
  }
}

function readGiven(value: unknown): { to: string; by: string | null } | undefined {
  if (typeof value !== 'object' || value === null || !('to' in value) || !('by' in value)) return undefined
  const { to, by } = value
  return typeof to === 'string' && (typeof by === 'string' || by === null) ? { to, by } : undefined
}
