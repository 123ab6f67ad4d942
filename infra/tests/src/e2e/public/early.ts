import { isDeepStrictEqual } from 'node:util'
import { withResolvers } from '@site/service/process/with-resolvers'
import { inForm } from '@site/service/testing/test-form'
import type { ElementHandle, Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { untilHydrated } from '../../harness/browser.ts'
import { readPage } from '../../harness/site-api.ts'
// Tests run side by side here, where Vitest's own waiting (`expect.poll`) loses sight of its test.
import { until } from '../../harness/until.ts'
import { PATHS } from './every-page.checks.ts'
import { type Fixture, prepareVisits, type Run, type Size } from './public-fixture.ts'

/** Every public page, and the page of an article that is not there. */
const PAGES = [...PATHS, '/blog', '/article/7', '/article/999999']
/**
 * How late each script is once they are let come, in milliseconds. That they come after the presses is no matter of this number: what
 * presses holds them until it is done.
 */
const USUAL = inForm({ long: 2500, short: 500 })
/** Scripts that take longest: on the page with the most buttons. */
const LATEST = 6000
/** Each page with each lateness it is tried at. */
const LATE_PAGES = PAGES.flatMap((path) =>
  (path === '/' ? inForm({ long: [1500, USUAL, LATEST], short: [USUAL, LATEST] }) : [USUAL]).map(
    (late) => [path, late] as const
  )
)

/** What the page notes of a control that the server rendered. */
interface Noted {
  name: string
  /** Presses of the shell that reached it, given back once the page listened. */
  given: number
}
interface Scope {
  __controls: Map<Element, Noted>
}

interface EarlyVisit {
  page: Page
  /** Lets scripts come, each of them as late as was asked. */
  release: () => void
}

/** A page that can be seen, whose scripts are late, and later than what the test does before it lets them come. */
async function arriveEarly({ open }: Fixture, path: string, late: number): Promise<EarlyVisit> {
  const { promise: released, resolve: release } = withResolvers()
  const holdScripts = (page: Page) =>
    page.route(/\.js(\?|$)/, async (route) => {
      await released
      await new Promise((resolve) => setTimeout(resolve, late))
      await route.continue().catch(() => undefined) // the visitor has gone on
    })
  const options = { reducedMotion: 'reduce' } as const
  const { page } = await open(path, { isAsleep: true, prepare: holdScripts, options })
  return { page, release }
}

/** Waits until each button that was pressed has been given a press: those of a late part come after the page's. */
const untilGiven = (page: Page) =>
  until('a press given to every button', async () => (await readNoted(page)).every(({ given }) => given > 0))

/** Notes every button the visitor can come to, by what it is called. The page's own list: nothing here knows a control. */
const noteButtons = (page: Page) =>
  page.evaluate(() => {
    const noted = new Map<Element, Noted>()
    Object.assign(globalThis, { __controls: noted })
    for (const button of document.querySelectorAll<HTMLElement>('button:enabled, [role="button"]')) {
      button.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { left, width, top, height } = button.getBoundingClientRect()
      const there = document.elementFromPoint(left + width / 2, top + height / 2)
      // Covered, hidden, or a slide that is not in view.
      if (!button.checkVisibility({ visibilityProperty: true }) || !button.contains(there)) continue
      const name = (button.getAttribute('aria-label') ?? button.textContent ?? '').trim()
      const control = { name, given: 0 }
      noted.set(button, control)
      button.addEventListener('click', (event) => {
        if (!event.isTrusted) control.given += 1
      })
    }
    return noted.size
  })

const readNoted = (page: Page): Promise<Noted[]> =>
  page.evaluate(() => [...(globalThis as unknown as Scope).__controls.values()])

const isAwake = (page: Page): Promise<boolean> =>
  page.evaluate(() => (globalThis as { __hydrated?: boolean }).__hydrated ?? false)

/** Presses one of the noted buttons as a person does, at its place on the screen. */
async function pressNoted(page: Page, index: number, isTouch: boolean): Promise<void> {
  const handle = await page.evaluateHandle(
    (at) => [...(globalThis as unknown as Scope).__controls.keys()][at] as HTMLElement,
    index
  )
  const button = handle.asElement()
  if (!button) throw new Error(`no button ${index}`)
  await (isTouch ? button.tap({ force: true }) : button.click({ force: true }))
}

/** Names of the buttons that say whether something is open or on. */
const readToggles = (page: Page): Promise<string[]> =>
  page
    .locator('button[aria-expanded], button[aria-pressed], button[aria-haspopup]')
    .filter({ visible: true })
    .evaluateAll((all) => [
      ...new Set(all.map((one) => (one.getAttribute('aria-label') ?? one.textContent ?? '').trim()))
    ])

/** What a press may change of a button: is what it opens open, and is it on? */
interface ToggleState {
  expanded: string | null
  pressed: string | null
  dialogs: number
}

const stateOf = (button: ElementHandle<HTMLElement | SVGElement>): Promise<ToggleState> =>
  button.evaluate((element) => ({
    expanded: element.getAttribute('aria-expanded'),
    pressed: element.getAttribute('aria-pressed'),
    dialogs: document.querySelectorAll('dialog[open]').length
  }))

/** Each path at once: the lateness of scripts is waiting, and takes no processor. */
const forEach = (paths: string[], run: Run, visit: (path: string, fixture: Fixture) => Promise<void>) =>
  Promise.all(paths.map((path) => run((fixture) => visit(path, fixture))))

/**
 * What a page answers to a visitor who is faster than its scripts, at one size. Pages are visited a few at a time.
 */
export function testEarlyPresses(size: Size): Run {
  const run = prepareVisits(size)
  const isTouch = size === 'mobile'
  const press = (target: Locator | ElementHandle) => (isTouch ? target.tap() : target.click())

  /** The pages that the server renders with this in them, seen or not. */
  const pagesWith = async (markup: RegExp): Promise<string[]> => {
    const found: string[] = []
    await forEach(PAGES, run, async (path, { url }) => {
      if (markup.test((await readPage(url + path)).html)) found.push(path)
    })
    return found
  }

  /** What the press of a toggle comes to: where nothing is late, once the page listens, else before. */
  const stateAfterPress = async (path: string, name: string, late: number) => {
    let after: ToggleState | undefined
    await run(async (fixture) => {
      const { page, release } = await arriveEarly(fixture, path, late)
      if (late === 0) {
        release()
        await untilHydrated(page)
      }
      // Its name may change with its state.
      const button = await page.getByRole('button', { name, exact: true }).first().elementHandle()
      if (!button) throw new Error(`${path} has no ${name}`)
      const before = await stateOf(button)
      for (const _ of late ? 'ab' : 'a') await press(button)
      release()
      await untilHydrated(page)
      after = await until(`an answer to ${name} of ${path}`, async () => {
        const state = await stateOf(button)
        return !isDeepStrictEqual(state, before) && state
      })
    })
    return after
  }

  // What no layout changes is tried at one of the sizes (decision 156).
  const [onDesktop, onMobile] = [it.runIf(!isTouch), it.runIf(isTouch)]

  describe.concurrent(`on ${size}, before the page wakes,`, () => {
    it.each(LATE_PAGES)('every button of %s is given its press once it listens, %i ms late', (path, late) =>
      run(async (fixture) => {
        const { page, release } = await arriveEarly(fixture, path, late)
        const count = await noteButtons(page)
        for (let index = 0; index < count; index += 1) await pressNoted(page, index, isTouch)
        expect(await isAwake(page), 'pressed too late').toBe(false)
        release()
        await untilHydrated(page)
        await untilGiven(page)
        expect((await readNoted(page)).filter(({ given }) => given !== 1)).toEqual([])
      })
    )

    onMobile.each(['/', '/seo', '/chatbot'])(
      'a control of %s that is pressed again and again is answered once',
      (path) =>
        run(async (fixture) => {
          const { page, release } = await arriveEarly(fixture, path, USUAL)
          const count = await noteButtons(page)
          for (let index = 0; index < count; index += 1)
            for (const _ of 'abc') await pressNoted(page, index, isTouch)
          release()
          await untilHydrated(page)
          await untilGiven(page)
          expect((await readNoted(page)).filter(({ given }) => given !== 1)).toEqual([])
        })
    )

    onDesktop('what the browser opens by itself opens at once, and stays open', async () => {
      let opened = 0
      await forEach(await pagesWith(/<summary\b/), run, async (path, fixture) => {
        const { page, release } = await arriveEarly(fixture, path, USUAL)
        const summary = page.locator('summary').filter({ visible: true }).first()
        if ((await summary.count()) === 0) return
        const isOpen = () => summary.evaluate((element) => element.parentElement?.hasAttribute('open'))
        await press(summary)
        expect([path, await isOpen(), await isAwake(page)]).toEqual([path, true, false])
        release()
        await untilHydrated(page)
        expect([path, await isOpen()]).toEqual([path, true])
        opened += 1
      })
      expect(opened).toBeGreaterThan(0)
    })

    it('every toggle does what it does to a press that comes later', async () => {
      let tried = 0
      await forEach(['/', '/seo', '/blog'], run, async (path, fixture) => {
        const { page } = await arriveEarly(fixture, path, USUAL)
        for (const name of await readToggles(page)) {
          const [later, early] = await Promise.all([
            stateAfterPress(path, name, 0),
            stateAfterPress(path, name, USUAL)
          ])
          expect(early, `${path}: ${name}`).toEqual(later)
          tried += 1
        }
      })
      expect(tried).toBeGreaterThan(0)
    })

    onMobile('what is typed into a field stays, and is answered', async () => {
      let fields = 0
      await forEach(await pagesWith(/<(input|textarea|select)\b/), run, async (path, fixture) => {
        const { page, release } = await arriveEarly(fixture, path, USUAL)
        const seen = page
          .locator('input:not([type="radio"], [type="checkbox"], [type="range"]), textarea')
          .filter({ visible: true })
        for (let index = 0; index < (await seen.count()); index += 1) {
          fields += 1
          const field = seen.nth(index)
          await field.pressSequentially('formation')
          const before = await page.locator('main').innerText()
          release()
          await untilHydrated(page)
          expect(await field.inputValue()).toBe('formation')
          // Others answer once they are sent.
          if ((await field.getAttribute('type')) !== 'search') continue
          const answer = () => page.locator('main').innerText()
          await until(`an answer to what is typed on ${path}`, async () => (await answer()) !== before)
          // As it is answered later. The search tells what it finds on the cards at once, and what it finds in the texts when they have come.
          await until(`the same answer later on ${path}`, async () => {
            const answered = await answer()
            await field.fill('')
            await field.pressSequentially('formation')
            return (await answer()) === answered
          })
        }
      })
      expect(fields).toBeGreaterThan(0)
    })

    onDesktop.each(PAGES)('every link of %s leads where it says, at once', (path) =>
      run(async (fixture) => {
        const { page } = await arriveEarly(fixture, path, LATEST)
        // The page's own links are pressed in its place: followed for true, each would be a visit of its own.
        const stopped = await page.evaluate(() => {
          const held: string[] = []
          window.addEventListener('click', (event) => {
            const link = (event.target as Element).closest('a')
            if (event.defaultPrevented) held.push(link?.href ?? '')
            event.preventDefault()
          })
          const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
          for (const link of links) link.click()
          return { held, count: links.length }
        })
        expect(stopped.count).toBeGreaterThan(5)
        expect(stopped.held).toEqual([])
      })
    )
  })

  describe(`on ${size}, before the page wakes, alone,`, () => {
    it('a link that is pressed is followed at once', () =>
      run(async (fixture) => {
        // Its scripts are never let come: what follows the link is the browser.
        const { page } = await arriveEarly(fixture, '/', LATEST)
        await press(page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' }))
        await page.getByRole('heading', { level: 1, name: 'Mentions légales' }).waitFor()
      }))
  })
  return run
}
