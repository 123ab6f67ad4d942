import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, describe, it } from 'vitest'
import { DESKTOP, MOBILE, openVisit, untilHydrated, type Visit } from '../../harness/browser.ts'
import { withoutPopup } from '../../harness/page-state.ts'
import { shareVisitorsSystem } from '../../harness/share-system.ts'
import { tellPages } from '../../harness/tell-pages.ts'
import { readRequirements } from '../../requirements/read-requirements.ts'

export type Size = 'desktop' | 'mobile'
/** A phone's pixels cost four times the painting, and no check here counts them. */
const SIZES = { desktop: DESKTOP, mobile: { ...MOBILE, deviceScaleFactor: 1 } } as const

interface Wanted {
  /** Playwright's clock from before the first script on: it runs until the test holds it. */
  clock?: boolean
  isLoggedIn?: boolean
  options?: BrowserContextOptions
  /** Comes before the page is asked for. */
  prepare?: (page: Page) => Promise<unknown>
  /** The page is given as soon as it can be seen: its scripts may be on their way. */
  isAsleep?: boolean
}

export interface Fixture {
  size: Size
  /** The gateway's address. */
  url: string
  code: string
  /** Addresses of other hosts that any page of this size asked for so far. */
  elsewhere: string[]
  /** A new visitor on a page that listens, unless told otherwise; gone when the test ends. */
  open: (path: string, wanted?: Wanted) => Promise<Visit>
  /** The visitor that the checks of a file share on this page: leave it as you found it, logged out and nothing open. */
  share: (path: string) => Promise<Visit>
}

type Body = (fixture: Fixture) => Promise<void>

/** Calls a check with the system and its visitors. Checks that share no page may run side by side. */
export type Run = (body: Body) => Promise<void>

interface Check {
  /** A test titled after a requirement, at the sizes that the requirement speaks of. */
  (title: string, body: Body): void
  /** One of what no layout changes: at one size, which is as often the one as the other (decision 156). */
  once: (title: string, body: Body) => void
}

export interface Tools {
  check: Check
  /** Checks that belong together. */
  group: (title: string, body: () => void) => void
}

/** One system and one browser for the tests of a file, with visitors of one size. */
export function prepareVisits(size: Size): Run {
  const site = shareVisitorsSystem()
  const visits = createVisits(size, () => ({ browser: site.browser, url: site.system.url }))
  afterAll(() => visits.close())
  return (body) => {
    const { url, code } = site.system
    return visits.lend((lent) => body({ size, url, code, ...lent }))
  }
}

/** All checks of a size, on one system; one shared page moves at a time. */
export function publicSiteChecks(size: Size, lists: ((tools: Tools) => void)[]): void {
  const run = prepareVisits(size)
  describe(size, () => {
    for (const list of lists) list(listChecks(size, run))
  })
}

const marked = new Map(readRequirements().map(({ number, marker }) => [number, marker]))
/** How the requirement that the title begins with is marked. */
const markerOf = (title: string) => marked.get(title.split(' ', 1)[0] ?? '')
/** Does that requirement speak of the other size alone? */
const isElsewhere = (title: string, size: Size): boolean =>
  markerOf(title) === `browser, ${size === 'mobile' ? 'desktop' : 'mobile'}`

/** The size at which a check is made once. */
const sizeOf = (title: string): Size =>
  [...title].reduce((sum, sign) => sum + (sign.codePointAt(0) ?? 0), 0) % 2 === 0 ? 'desktop' : 'mobile'

/** Groups without a check for the size are left out. */
function listChecks(size: Size, run: Run): Tools {
  let listed: (() => void)[] | null = null
  const check = (title: string, body: Body): void => {
    if (isElsewhere(title, size)) return
    const register = () => it(title, () => run(body))
    if (listed) listed.push(register)
    else register()
  }
  const once: Check['once'] = (title, body) => {
    // One that is marked for a size could be given the other, and be made nowhere.
    if (markerOf(title) !== 'browser') throw new Error(`${title} is not marked for both sizes`)
    if (sizeOf(title) === size) check(title, body)
  }
  return {
    check: Object.assign(check, { once }),
    group(title, body) {
      const mine: (() => void)[] = []
      listed = mine
      body()
      listed = null
      if (mine.length > 0)
        describe(title, () => {
          for (const register of mine) register()
        })
    }
  }
}

type Lent = Pick<Fixture, 'open' | 'share' | 'elsewhere'>

/** The visitors of one size: shared ones by their page, and those that a check has for itself. */
function createVisits(size: Size, place: () => { browser: Browser; url: string }) {
  const shared = new Map<string, Visit>()
  const elsewhere: string[] = []
  /** The one shared page that may move: the others are held still, or they would paint all day for nobody. */
  let moving: Visit | null = null

  const goto = async ({ page }: Visit, path: string, { isAsleep, options }: Wanted = {}) => {
    await page.goto(place().url + path, { waitUntil: isAsleep ? 'commit' : 'load' })
    if (isAsleep) await page.getByRole('contentinfo').waitFor()
    else if (options?.javaScriptEnabled !== false) await untilHydrated(page)
  }
  const open = async (path: string, wanted: Wanted = {}) => {
    const visit = await openVisit(place().browser, { ...SIZES[size], ...wanted.options })
    if (wanted.clock) await visit.page.clock.install()
    await withoutPopup(visit.page)
    visit.page.on('request', (request) => {
      if (!request.url().startsWith(place().url) && !/^(data|blob):/.test(request.url()))
        elsewhere.push(request.url())
    })
    if (wanted.isLoggedIn) await logIn(visit)
    await wanted.prepare?.(visit.page)
    await goto(visit, path, wanted)
    return visit
  }
  const logIn = async ({ page }: Visit) => {
    await page.goto(`${place().url}/robots.txt`)
    await page.evaluate(() => localStorage.setItem('lucarne_auth', 'true'))
  }

  /** A visitor whose check is over: made new for the next one, which costs a third of another. */
  let spare: Visit | null = null
  const reopen = async (path: string, wanted: Wanted = {}) => {
    const visit = wanted.clock || wanted.options ? null : spare
    if (!visit) return open(path, wanted)
    spare = null
    if (wanted.isLoggedIn) await logIn(visit)
    await wanted.prepare?.(visit.page)
    await goto(visit, path, wanted)
    return visit
  }
  const retire = async (visit: Visit, wanted: Wanted = {}) => {
    if (spare || wanted.clock || wanted.options) return visit.context.close()
    const { context, page, complaints } = visit
    for (const other of context.pages()) if (other !== page) await other.close()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.emulateMedia({ media: null, reducedMotion: null })
    await page.setViewportSize(SIZES[size].viewport)
    await page.goto(`${place().url}/robots.txt`)
    await page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
    complaints.length = 0
    spare = visit
  }
  const share = async (path: string) => {
    const visit = shared.get(path) ?? (await open(path))
    shared.set(path, visit)
    if (moving !== visit) {
      await moving?.page.emulateMedia({ reducedMotion: 'reduce' })
      if (moving) await visit.page.emulateMedia({ reducedMotion: 'no-preference' })
      moving = visit
    }
    if (visit.page.url() === place().url + path) await visit.page.evaluate(() => window.scrollTo(0, 0))
    else {
      const before = visit.complaints.length
      await goto(visit, path)
      // What the page that was left still asked for ended with it.
      const since = visit.complaints.splice(before).filter((line) => !line.endsWith('net::ERR_ABORTED'))
      visit.complaints.push(...since)
    }
    return visit
  }

  return {
    /** Calls a check with its visitors. Those of its own are gone when it ends; the shared ones too, when it failed. */
    async lend(check: (lent: Lent) => Promise<void>): Promise<void> {
      const own: [Visit, Wanted | undefined][] = []
      const borrowed = new Set<string>()
      try {
        await check({
          elsewhere,
          async open(path, wanted) {
            const visit = await reopen(path, wanted)
            own.push([visit, wanted])
            return visit
          },
          share(path) {
            borrowed.add(path)
            return share(path)
          }
        })
        for (const [visit, wanted] of own) await retire(visit, wanted)
      } catch (error) {
        for (const path of borrowed) {
          const visit = shared.get(path)
          if (visit) own.push([visit, undefined])
          shared.delete(path)
        }
        moving = null
        await tellPages(
          error,
          own.map(([visit]) => visit)
        )
        await Promise.all(own.map(([{ context }]) => context.close()))
        throw error
      }
    },
    async close() {
      const visits = [...shared.values(), ...(spare ? [spare] : [])]
      await Promise.all(visits.map(({ context }) => context.close()))
    }
  }
}
