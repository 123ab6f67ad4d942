import { createPageVitals, type Interaction, type PageVitals, type Shift } from './page-vitals.ts'

/** Interactions shorter than this are good and need not be told, in milliseconds; their buffer begins at 104. */
const SLOW = 40

interface Measured {
  vitals: PageVitals
  since: number
}

export interface VitalsObserver {
  /** The vitals of the page that is shown. */
  current: () => PageVitals
  /** Another page begins now, without a document. What happened before still goes to the page of that time. */
  next: () => PageVitals
  /** Takes what the browser has noted and not told yet. */
  flush: () => void
}

/**
 * Measures the pages of this document, from its first moment on though it may be called late: browsers keep what happened. `isFirst`: is the
 * page that is shown the one the document came with?
 */
export function observeVitals(isFirst: boolean): VitalsObserver {
  const [document_] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
    activationStart?: number
  })[]
  const activation = document_?.activationStart ?? 0
  const hiddenAt = firstHidden()
  const tellsShifts = isTold('layout-shift')
  const documentPage: Measured = {
    vitals: createPageVitals({
      ttfb: isFirst && document_ ? document_.responseStart - activation : undefined,
      tellsShifts
    }),
    since: isFirst ? 0 : performance.now()
  }
  const pages: Measured[] = [documentPage]
  const pageAt = (time: number) => pages.findLast(({ since }) => since <= time)?.vitals

  const observers = [
    observe('largest-contentful-paint', ({ startTime }) => {
      if (isFirst && startTime < hiddenAt && pages.length === 1)
        documentPage.vitals.addPaint(startTime - activation)
    }),
    observe('layout-shift', (entry) => pageAt(entry.startTime)?.addShift(entry as unknown as Shift)),
    observe('event', (entry) => pageAt(entry.startTime)?.addInteraction(entry as unknown as Interaction)),
    // The very first one, however short.
    observe('first-input', (entry) =>
      pageAt(entry.startTime)?.addInteraction(entry as unknown as Interaction)
    )
  ]
  return {
    current: () => pages.at(-1)?.vitals ?? documentPage.vitals,
    next() {
      const page = { vitals: createPageVitals({ tellsShifts }), since: performance.now() }
      pages.push(page)
      if (pages.length > 3) pages.shift()
      return page.vitals
    },
    flush() {
      for (const take of observers) take()
    }
  }
}

/** Observes what browsers tell by this name; one that tells none of it is left alone. Returns what takes the rest. */
function observe(type: string, add: (entry: PerformanceEntry) => void): () => void {
  if (!isTold(type)) return () => undefined
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(add))
  observer.observe({ type, buffered: true, ...(type === 'event' && { durationThreshold: SLOW }) })
  return () => observer.takeRecords().forEach(add)
}

const isTold = (type: string) => PerformanceObserver.supportedEntryTypes.includes(type)

/** When the document was first out of sight: what is painted after that nobody waited for. */
function firstHidden(): number {
  const hidden = performance
    .getEntriesByType('visibility-state')
    .find(({ name, startTime }) => name === 'hidden' && startTime > 0)
  return hidden?.startTime ?? Number.POSITIVE_INFINITY
}
