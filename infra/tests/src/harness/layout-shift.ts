import type { Page } from 'playwright-core'

/** A moment at which something moved that was in sight. */
export interface Shift {
  /** Its score, as the Layout Instability API counts it. */
  value: number
  /** It came within half a second after a press or a key, and is no part of the sum that Web Vitals know. */
  hadRecentInput: boolean
  /** What moved, from where to where. */
  moved: string[]
}

/** An entry of the Layout Instability API, which TypeScript's DOM does not know. */
type ShiftEntry = PerformanceEntry & {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

/** Starts to note layout shifts on every page that this visit opens. */
export async function observeShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const scope = globalThis as unknown as { __shifts: Shift[] }
    scope.__shifts = []
    const nameOf = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement
      return `${element?.localName}.${element?.className} “${node?.textContent?.slice(0, 30)}”`
    }
    const boxOf = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}×${height}`
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as ShiftEntry[])
        scope.__shifts.push({
          value,
          hadRecentInput,
          moved: sources.map(
            ({ node, previousRect, currentRect }) =>
              `${nameOf(node)} ${boxOf(previousRect)} → ${boxOf(currentRect)}`
          )
        })
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** All that has moved on a page that was opened with `observeShifts`. */
export const readShifts = (page: Page): Promise<Shift[]> =>
  page.evaluate(() => (globalThis as unknown as { __shifts?: Shift[] }).__shifts ?? [])

/** Cumulative layout shift of the page so far: Web Vitals' sum without session windows, so never less than CLS. */
export const readShift = async (page: Page): Promise<number> =>
  (await readShifts(page))
    .filter(({ hadRecentInput }) => !hadRecentInput)
    .reduce((sum, { value }) => sum + value, 0)
