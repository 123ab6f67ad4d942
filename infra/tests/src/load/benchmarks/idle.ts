import { takeCommandLine } from '@site/contracts/command-line'
import type { Browser, CDPSession } from 'playwright-core'
import { DESKTOP, launchWholeBrowser, openVisit, untilHydrated } from '../../harness/browser.ts'
import { startTestSystem } from '../../harness/start-test-system.ts'
import { median } from '../median.ts'

/*
 * `npm run site -- bench-idle [/path… --rounds=3]`: what a page costs that nobody touches: the processor time of all processes of a whole
 * Chromium within 20 s, and the frames that it draws meanwhile; medians. Home is watched twice, while its hero moves and once that rests
 * (decision 210). The first line is of an empty page: so much is the browser's own.
 */
const { words, options } = takeCommandLine({
  usage: 'npm run site -- bench-idle [/path… --rounds=3]',
  most: 50,
  isWord: (word) => word.startsWith('/'),
  options: { rounds: 'value' }
})
const ROUNDS = Number(options.rounds ?? 3)
const PAGES = [
  '/',
  '/chatbot',
  '/seo',
  '/formule-hoteliere',
  '/questions',
  '/blog',
  '/article/7',
  '/mentions-legales',
  '/accessibilite',
  '/plan-du-site',
  '/nulle-part'
]
/** When a page has come to rest: its late parts are loaded after 5 s, its reporter after 6. Milliseconds. */
const RESTS_AFTER = 7000
/** When the hero of home rests: 40 s after it began to move. Milliseconds. */
const HERO_RESTS_AFTER = 42_000
const WATCHED = 20_000

const system = await startTestSystem({}, 'own')
const browser = await launchWholeBrowser()
try {
  console.log(`Processor time within ${WATCHED / 1000} s without input, ${ROUNDS} rounds`)
  await report('an empty page', 'about:blank')
  for (const path of words.length > 0 ? words : PAGES) {
    await report(path, system.url + path)
    if (path === '/') await report('/ once its hero rests', system.url, HERO_RESTS_AFTER)
  }
} finally {
  await browser.close()
  await system.stop()
}
process.exit(0)

async function report(name: string, url: string, after = RESTS_AFTER): Promise<void> {
  const samples = []
  for (let round = 0; round < ROUNDS; round += 1) samples.push(await watch(browser, url, after))
  const seconds = median(samples.map((sample) => sample.seconds))
  const share = (100_000 * seconds) / WATCHED
  const frames = median(samples.map((sample) => sample.frames))
  console.log(
    `  ${name.padEnd(24)}${seconds.toFixed(2).padStart(7)} s${share.toFixed(1).padStart(7)} % of a core${String(frames).padStart(7)} frames`
  )
}

/** Opens a page as a new visitor has it and leaves it alone; watches it `after` milliseconds from its hydration on. */
async function watch(from: Browser, url: string, after: number) {
  const { page, context } = await openVisit(from, DESKTOP)
  await page.goto(url)
  if (url !== 'about:blank') await untilHydrated(page)
  await page.waitForTimeout(after)
  const devtools = await from.newBrowserCDPSession()
  let frames = 0
  devtools.on('Tracing.dataCollected', ({ value }) => {
    for (const event of value as { name?: string }[]) if (event.name === 'DrawFrame') frames += 1
  })
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['disabled-by-default-devtools.timeline.frame'] }
  })
  const before = await processorTime(devtools)
  await page.waitForTimeout(WATCHED)
  const seconds = (await processorTime(devtools)) - before
  const ended = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve))
  await devtools.send('Tracing.end')
  await ended
  await devtools.detach()
  await context.close()
  return { seconds, frames }
}

/** Seconds that all processes of the browser have computed since each of them began. */
async function processorTime(devtools: CDPSession): Promise<number> {
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo')
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0)
}
