import type { ReportedVitals } from '@site/contracts/browser-health/report'

/** What the browser tells of an interaction, and of a shift of the layout. */
export interface Interaction {
  startTime: number
  duration: number
  /** Names the press that an event belongs to; 0 or absent for what is none. */
  interactionId?: number
}
export interface Shift {
  startTime: number
  value: number
  hadRecentInput: boolean
}
export type Vitals = Omit<ReportedVitals, 'deployable' | 'version'>

export interface PageVitals {
  addPaint: (at: number) => void
  addInteraction: (interaction: Interaction) => void
  addShift: (shift: Shift) => void
  /** In milliseconds, `cls` as a score; what was never told is absent. */
  read: () => Vitals
}

/** Shifts less than a second apart, within five seconds, are one. */
const GAP = 1000
const WINDOW = 5000
/** Of each fifty interactions the slowest is left out, and so many are remembered. */
const LEFT_OUT_OF = 50
const REMEMBERED = 10

/**
 * The web vitals of one page, as web.dev defines them: LCP is the last paint told of, CLS the worst window of shifts, INP the slowest
 * interaction but one of each fifty. Times in milliseconds.
 *
 * @param ttfb absent for a page that came without a document
 * @param tellsShifts does the browser tell of shifts? Then a page without one has a score of 0
 */
export function createPageVitals({
  ttfb,
  tellsShifts
}: {
  ttfb?: number | undefined
  tellsShifts: boolean
}): PageVitals {
  let lcp: number | undefined
  let cls = 0
  let shifts = { sum: 0, first: 0, last: Number.NEGATIVE_INFINITY }
  const longest = new Map<number, number>()
  let interactions = 0
  let latest = 0

  return {
    addPaint(at) {
      lcp = Math.max(0, at)
    },
    addInteraction({ interactionId: id = 0, duration }) {
      if (id === 0) return
      // The browser's numbers grow: one that is known by a lower number has been counted.
      if (id > latest) interactions += 1
      latest = Math.max(latest, id)
      longest.set(id, Math.max(duration, longest.get(id) ?? 0))
      if (longest.size <= REMEMBERED) return
      const [shortest] = [...longest].reduce((one, other) => (other[1] < one[1] ? other : one))
      longest.delete(shortest)
    },
    addShift({ startTime, value, hadRecentInput }) {
      if (hadRecentInput) return
      const isOne = startTime - shifts.last < GAP && startTime - shifts.first < WINDOW
      shifts = isOne
        ? { sum: shifts.sum + value, first: shifts.first, last: startTime }
        : { sum: value, first: startTime, last: startTime }
      cls = Math.max(cls, shifts.sum)
    },
    read() {
      const slowestFirst = [...longest.values()].sort((one, other) => other - one)
      const inp = slowestFirst[Math.min(slowestFirst.length - 1, Math.floor(interactions / LEFT_OUT_OF))]
      return {
        ...(ttfb !== undefined && { ttfb: Math.round(Math.max(0, ttfb)) }),
        ...(lcp !== undefined && { lcp: Math.round(lcp) }),
        ...(inp !== undefined && { inp: Math.round(inp) }),
        ...(tellsShifts && { cls: Math.round(cls * 10_000) / 10_000 })
      }
    }
  }
}
