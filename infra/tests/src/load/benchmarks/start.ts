import { takeCommandLine } from '@site/contracts/command-line'
import type { Browser, Locator, Page } from 'playwright-core'
import { DESKTOP, launchBrowser, MOBILE, openVisit, untilHydrated } from '../../harness/browser.ts'
import { startTestSystem } from '../../harness/start-test-system.ts'
import { provideHeadlessChromium } from '../../run/packages.ts'
import { median } from '../median.ts'

/*
 * `npm run site -- bench-start [rounds]`: what the start of a page costs whoever presses something meanwhile, on a processor slowed down
 * four times, and how long it takes from a press on a link to the next page, there and at full speed; medians. Each time stands beside its
 * ratio to a fixed piece of work on the same page at the same moment (`UNIT`), since a machine's speed changes from hour to hour.
 *
 * The driver listens to the page's console, for which V8 parses the bundle of react-dom once more as it starts: some 160 ms of each page's
 * blocked time at this slowdown are the driver's. Lighthouse does not listen (`npm run site -- lighthouse`).
 */
const { words } = takeCommandLine({
  usage: 'npm run site -- bench-start [<rounds>]',
  most: 1,
  isWord: (word) => /^[1-9]\d?$/.test(word)
})
const ROUNDS = Number(words[0] ?? 5)
const SLOWDOWN = 4
/** A task that lasts longer blocks a visitor for the rest of it (Total Blocking Time). Milliseconds. */
const SHORT_TASK = 50
/** Lighthouse's slow 4G: bytes a second, and milliseconds of a round trip. */
const SLOW_NETWORK = { latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000, offline: false }

interface Sample {
  ms: number
  /** Milliseconds of the fixed piece of work. */
  unit: number
}

const PATHS = ['/', '/blog', '/article/7', '/chatbot', '/seo', '/mentions-legales']
/** Controls that can be pressed before the scripts are there. */
const CONTROLS: [name: string, path: string, find: (page: Page) => Locator][] = [
  ['the menu', '/', (page) => page.getByRole('button', { name: 'Ouvrir le menu' })],
  ['the next case', '/', (page) => page.getByRole('button', { name: 'Mission suivante' })],
  ['a question', '/', (page) => page.locator('#faq summary').nth(1)],
  ['the menu', '/blog', (page) => page.getByRole('button', { name: 'Ouvrir le menu' })]
]
const WAYS: [from: string, to: string][] = [
  ['/', '/blog'],
  ['/', '/chatbot'],
  ['/blog', '/seo'],
  ['/seo', '/']
]

process.env.CHROMIUM_PATH ??= await provideHeadlessChromium()
const system = await startTestSystem({}, 'own')
const browser = await launchBrowser()
try {
  console.log(`Blocked while a page starts (TBT), processor slowed down ${SLOWDOWN} times, ${ROUNDS} rounds`)
  for (const path of PATHS) report(path, await repeat(() => blockedTime(browser, path)))
  console.log('\nFrom a press during the start to the next paint (INP)')
  for (const [name, path, find] of CONTROLS)
    report(`${name} of ${path}`, await repeat(() => pressDuringStart(browser, path, find)))
  for (const speed of ['full', 'slow'] as const) {
    for (const rest of [0, 300]) {
      const after = `${rest} ms after the pointer came`
      console.log(`\nFrom a click on a link to the next page, ${speed} processor and network, ${after}`)
      for (const [from, to] of WAYS)
        report(`${from} → ${to}`, await repeat(() => clickToPage(browser, { from, to, rest, speed })))
    }
  }
} finally {
  await browser.close()
  await system.stop()
}
process.exit(0)

async function repeat(measure: () => Promise<Sample>): Promise<Sample[]> {
  const samples: Sample[] = []
  for (let round = 0; round < ROUNDS; round += 1) samples.push(await measure())
  return samples
}

function report(name: string, samples: Sample[]): void {
  const ms = median(samples.map((sample) => sample.ms))
  const ratio = median(samples.map((sample) => sample.ms / sample.unit))
  console.log(
    `  ${name.padEnd(26)}${ms.toFixed(0).padStart(6)} ms${ratio.toFixed(2).padStart(8)} of the unit`
  )
}

/** Opens a page of a new visitor on a slow processor, which records what blocks it and how long presses take. */
async function openSlow(from: Browser) {
  const visit = await openVisit(from, MOBILE)
  const devtools = await visit.context.newCDPSession(visit.page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await visit.page.addInitScript(() => {
    const seen = { tasks: [] as [at: number, duration: number][], presses: [] as number[] }
    Object.assign(globalThis, { __seen: seen })
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) seen.tasks.push([startTime, duration])
    }).observe({ type: 'longtask', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
        if (entry.interactionId > 0) seen.presses.push(entry.duration)
    }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
  })
  return visit
}

type Seen = { __seen: { tasks: [number, number][]; presses: number[] } }

/** Milliseconds of a fixed piece of work on this page now. */
function measureUnit(page: Page): Promise<number> {
  return page.evaluate(() => {
    const times: number[] = []
    for (let round = 0; round < 5; round += 1) {
      const begin = performance.now()
      let sum = 0
      for (let step = 0; step < 3_000_000; step += 1) sum += Math.sqrt(step) % 7
      times.push(performance.now() - begin + (sum === 0 ? 1 : 0))
    }
    return times.sort((one, other) => one - other)[2] ?? Number.NaN
  })
}

async function untilStarted(page: Page): Promise<void> {
  await untilHydrated(page)
  await page.locator('[data-mf="mf-chat"] button').first().waitFor()
  await page.waitForTimeout(500)
}

async function blockedTime(from: Browser, path: string): Promise<Sample> {
  const { page, context } = await openSlow(from)
  await page.goto(system.url + path)
  await untilStarted(page)
  const ms = await page.evaluate((short) => {
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    return (globalThis as unknown as Seen).__seen.tasks
      .filter(([at]) => at > (paint?.startTime ?? 0))
      .reduce((sum, [, duration]) => sum + Math.max(0, duration - short), 0)
  }, SHORT_TASK)
  const unit = await measureUnit(page)
  await context.close()
  return { ms, unit }
}

async function pressDuringStart(from: Browser, path: string, find: (page: Page) => Locator): Promise<Sample> {
  const { page, context } = await openSlow(from)
  await page.goto(system.url + path, { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  await find(page).tap()
  await untilStarted(page)
  // A press whose next paint comes within 16 ms is not listed.
  const ms = await page.evaluate(() => Math.max(16, ...(globalThis as unknown as Seen).__seen.presses))
  const unit = await measureUnit(page)
  await context.close()
  return { ms, unit }
}

interface Way {
  from: string
  to: string
  /** How long the pointer is over the link before it presses. Milliseconds. */
  rest: number
  speed: 'full' | 'slow'
}

/**
 * Without the transition between both pages, as a visitor has it who wants little motion: the two pictures that it shows are made by the
 * graphics card, and without one they take a processor some 200 ms, in which the page itself does nothing.
 */
async function clickToPage(browser: Browser, { from, to, rest, speed }: Way): Promise<Sample> {
  const { page, context } = await openVisit(browser, { ...DESKTOP, reducedMotion: 'reduce' })
  const devtools = await context.newCDPSession(page)
  if (speed === 'slow') await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await page.goto(system.url + from)
  await untilStarted(page)
  if (speed === 'slow') {
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', SLOW_NETWORK)
  }
  const unit = await measureUnit(page)
  const link = page.getByRole('banner').locator(`a[href="${to}"]`).first()
  const time = page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        let clicked = 0
        const noteClick = ({ timeStamp }: Event) => {
          clicked = timeStamp
        }
        window.addEventListener('click', noteClick, true)
        const before = document.querySelector('main h1')
        const observer = new MutationObserver(() => {
          const heading = document.querySelector('main h1')
          if (location.pathname !== wanted || !heading || heading === before) return
          observer.disconnect()
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - clicked)))
        })
        observer.observe(document.body, { childList: true, subtree: true })
      }),
    to
  )
  await link.hover()
  await page.waitForTimeout(rest)
  await page.mouse.down()
  // As long as a finger takes.
  await page.waitForTimeout(80)
  await page.mouse.up()
  const ms = await time
  await context.close()
  return { ms, unit }
}
