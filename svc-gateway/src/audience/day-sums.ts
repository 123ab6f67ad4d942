import type { DayCount } from '@site/contracts/audience/audience'
import {
  AUDIENCE_KINDS,
  type AudienceKind,
  type AudienceStep,
  OTHERS,
  VALUES_OF_A_DAY
} from '@site/contracts/audience/steps'

/** One step of a visit, as it is added up: its page, its article where it is one's page, and its campaign. */
export interface CountedStep {
  day: string
  step: AudienceStep
  page: string
  article: string | null
  campaign: string
}

export interface DaySums {
  add(step: CountedStep): void
  /** All that was added since the last time; the sums begin anew. */
  take(): DayCount[]
}

/**
 * Adds up steps in memory. A step becomes a count of its page, one of its article and one of its campaign, each by itself: what was
 * one visit cannot be put together again (AUDIENCE-4). There are never more values than a day may have, the rest are OTHERS (AUDIENCE-6).
 */
export function createDaySums(): DaySums {
  let counts = new Map<string, DayCount>()
  let values = new Map<string, Set<string>>()

  const named = (day: string, kind: AudienceKind, value: string): string => {
    const key = `${day} ${kind}`
    const known = values.get(key) ?? new Set()
    values.set(key, known)
    if (known.has(value)) return value
    if (known.size >= VALUES_OF_A_DAY[kind]) return OTHERS
    known.add(value)
    return value
  }

  return {
    add({ day, step, ...what }) {
      for (const kind of AUDIENCE_KINDS) {
        const found = what[kind]
        if (found === null) continue
        const value = named(day, kind, found)
        const key = JSON.stringify([day, kind, value, step])
        const before = counts.get(key)?.count ?? 0
        counts.set(key, { day, kind, value, step, count: before + 1 })
      }
    },
    take() {
      const taken = [...counts.values()]
      counts = new Map()
      values = new Map()
      return taken
    }
  }
}
