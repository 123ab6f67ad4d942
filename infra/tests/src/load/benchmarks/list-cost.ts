import type { Page } from 'playwright-core'
import { median } from '../median.ts'

/** What a person waits for in the list of leads: medians in milliseconds, of a page that is open on it. */
export interface ListCost {
  /** From the key to the frame that shows the sheet of the row with the focus. */
  sheet: number
  /** The same until status, journal and the rest are there too, which the service answers. */
  wholeSheet: number
  /** The same until no section of it says any more that it is loading. */
  lastLine: number
  /** The slowest of these. */
  slowestLastLine: number
  /** From the key to the frame that shows the next lead in an open sheet. */
  nextSheet: number
  /** From the key to the frame that shows a row as selected, and all rows. */
  select: number
  selectAll: number
  /** A frame while the list scrolls, and the longest of them. */
  frame: number
  longestFrame: number
}

/** What each of them is. */
export const LIST_COSTS: Record<keyof ListCost, string> = {
  sheet: 'from Enter to the sheet',
  wholeSheet: 'until status and owner are there',
  lastLine: 'until no section is loading any more',
  slowestLastLine: 'the slowest of these',
  nextSheet: 'from J to the next sheet',
  select: 'from X to the selected row',
  selectAll: 'all selected',
  frame: 'a frame while it scrolls',
  longestFrame: 'the longest of them'
}

const ROUNDS = 15
/** What takes longer is a fault. Milliseconds. */
const PATIENCE = 10_000
const FRAMES = 90
/** Pixels in each frame: faster than anybody reads. */
const STEP = 100

const TITLE = '[data-sheet-title]'
const STATUS = 'aside button[aria-pressed="true"]'
/** The last of the sections is drawn, and none says that it waits for something. */
const SHEET_AT_REST: Wanted = {
  selector: 'aside[aria-label="Fiche du lead"]',
  says: 'Qui a été prévenu',
  saysNot: 'Chargement'
}
/** The button that would select all is gone. */
const ALL_SELECTED =
  'table:has(tbody:nth-of-type(2) tr[data-selected]):not(:has(tr[data-lead]:not([data-selected])))'

/** What is looked for in the page. */
interface Wanted {
  selector: string
  /** What its text holds, and what it does not. */
  says?: string
  saysNot?: string
}

/** Measures the list that is open, from its first row on. */
export async function measureList(page: Page): Promise<ListCost> {
  const title = page.locator(TITLE)
  const closeSheet = async () => {
    await page.keyboard.press('Escape')
    await title.waitFor({ state: 'detached' })
    await page.locator('tr[data-lead]:focus').waitFor()
  }
  /** A row by its place in the list: only those near the window are drawn. The header is the first. */
  const row = (index: number) => page.locator(`tr[data-lead][aria-rowindex="${index + 2}"]`)
  const list = page.getByRole('region', { name: 'Mails enregistrés' })
  const sheets: number[][] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    await row(round).focus()
    sheets.push(await pressUntilDrawn(page, 'Enter', TITLE, STATUS, SHEET_AT_REST))
    await closeSheet()
  }
  const lastLines = sheets.map(([, , last = Number.NaN]) => last)
  await page.keyboard.press('Enter')
  await title.waitFor()
  const nextSheet: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const id = await page.locator('tr[aria-current]').getAttribute('data-lead')
    nextSheet.push(...(await pressUntilDrawn(page, 'j', `tr[aria-current]:not([data-lead="${id}"])`)))
  }
  await closeSheet()
  await list.evaluate((box) => box.scrollTo(0, 0))
  const select: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    await row(round).focus()
    select.push(...(await pressUntilDrawn(page, 'x', 'tr:focus[data-selected]')))
  }
  await page.getByRole('button', { name: /^Tout sélectionner/ }).focus()
  const [selectAll = Number.NaN] = await pressUntilDrawn(page, 'Enter', ALL_SELECTED)
  await page.getByRole('button', { name: 'Tout désélectionner' }).click()
  return {
    sheet: median(sheets.map(([shown = Number.NaN]) => shown)),
    wholeSheet: median(sheets.map(([, whole = Number.NaN]) => whole)),
    lastLine: median(lastLines),
    slowestLastLine: Math.max(...lastLines),
    nextSheet: median(nextSheet),
    select: median(select),
    selectAll,
    ...(await scroll(page))
  }
}

/**
 * Presses a key, and gives the milliseconds from it to the end of the frames in which things are drawn that were not there before.
 *
 * @param things each of them, or its selector, in the order in which they come
 */
async function pressUntilDrawn(page: Page, key: string, ...things: (string | Wanted)[]): Promise<number[]> {
  const wanted = things.map((thing): Wanted => (typeof thing === 'string' ? { selector: thing } : thing))
  const watch = await page.evaluateHandle(
    ({ wanted, patience }) => {
      const drawn = new Promise<number[]>((resolve) => {
        const begin = (event: KeyboardEvent) => {
          const times: number[] = []
          const look = () => {
            const next = wanted[times.length]
            const text = next && document.querySelector(next.selector)?.textContent
            const found =
              typeof text === 'string' &&
              text.includes(next?.says ?? '') &&
              !(next?.saysNot && text.includes(next.saysNot))
            // What this frame draws is painted once the next task runs.
            setTimeout(() => {
              if (found) times.push(performance.now() - event.timeStamp)
              if (performance.now() - event.timeStamp > patience) resolve([])
              else if (times.length < wanted.length) requestAnimationFrame(look)
              else resolve(times)
            })
          }
          requestAnimationFrame(look)
        }
        addEventListener('keydown', begin, { capture: true, once: true })
      })
      return { drawn }
    },
    { wanted, patience: PATIENCE }
  )
  await page.keyboard.press(key)
  const times = await watch.evaluate(({ drawn }) => drawn)
  await watch.dispose()
  if (times.length === 0)
    throw new Error(`${key} did not draw ${wanted.map(({ selector }) => selector).join(' and ')}`)
  return times
}

/** How long frames take while the list scrolls as fast as a hand makes it. */
async function scroll(page: Page): Promise<Pick<ListCost, 'frame' | 'longestFrame'>> {
  const frames = await page.getByRole('region', { name: 'Mails enregistrés' }).evaluate(
    (box, { count, step }) =>
      new Promise<number[]>((resolve) => {
        const times: number[] = []
        let before = performance.now()
        const next = () => {
          const now = performance.now()
          times.push(now - before)
          before = now
          const isAtEnd = box.scrollTop + box.clientHeight >= box.scrollHeight - 1
          box.scrollTo(0, isAtEnd ? 0 : box.scrollTop + step)
          if (times.length < count) requestAnimationFrame(next)
          else resolve(times.slice(1))
        }
        requestAnimationFrame(next)
      }),
    { count: FRAMES, step: STEP }
  )
  return { frame: median(frames), longestFrame: Math.max(...frames) }
}
