import { isPositive, takeCommandLine } from '@site/contracts/command-line'
import { fillBlog } from '../../e2e/blog/fill-blog.ts'
import { readArticles } from '../../harness/site-api.ts'
import { startTestSystem } from '../../harness/start-test-system.ts'
import { provideChromium } from '../../run/packages.ts'
import { CATEGORIES, type Measure, runOnce, summarise } from './measure.ts'
import { serveTwins, writeTwin } from './static-twin.ts'

/*
 * `npm run site -- lighthouse [path…] [--articles=190] [--slowdown=4]`: Lighthouse's mobile preset, median of three, on the public pages,
 * each beside a hand-written static page of the same text and styles, measured in turns, on a blog of so many articles (seven, the first
 * start's, unless told otherwise). Prints a table; exits 1 below the limits. Lighthouse slows the processor down four times, which makes a
 * telephone of the middle of a desktop of today; a machine that is slower by itself is slowed down less (its own advice), and the table says
 * how fast it is.
 */
const PAGES = ['/', '/chatbot', '/seo', '/mentions-legales', '/blog', '/article/7']
const RUNS = 3
/** Of a page's largest paint, against its static twin's; 1.1 is what we aim for. */
const MAX_LCP_RATIO = 1.5
/** Bytes of scripts and styles that home may ask for in all. */
const MAX_HOME_WEIGHT = 122_500

const usage = 'npm run site -- lighthouse [/path… --articles=190 --slowdown=4]'
const { words: asked, options } = takeCommandLine({
  usage,
  most: 50,
  isWord: (word) => word.startsWith('/'),
  options: { articles: 'value', slowdown: 'value' }
})
const articles = options.articles ?? '0'
if (articles !== '0' && !isPositive(articles)) {
  console.error(`Not understood: --articles=${articles}. Understood: ${usage}`)
  process.exit(2)
}
const slowdown = options.slowdown ?? '4'
if (!/^\d(\.\d+)?$/.test(slowdown)) {
  console.error(`Not understood: --slowdown=${slowdown}. Understood: ${usage}`)
  process.exit(2)
}
const paths = asked.length > 0 ? asked : PAGES
const system = await startTestSystem(
  {
    NODE_ENV: 'production',
    SITE_BRAND: 'fictional',
    DATABASE_TLS: 'off'
  },
  'own'
)
const chromePath = await provideChromium()
let faults: string[] = []
try {
  const { length } = await readArticles(system.url)
  await fillBlog(system.url, system.code, Number(articles) - length)
  const readText = async (path: string) => (await fetch(system.url + path)).text()
  const pages = new Map<string, string>()
  const twins = new Map<string, string>()
  for (const path of paths) {
    await visitTwice(system.url + path)
    const html = await readText(path)
    pages.set(path, html)
    twins.set(path, await writeTwin(html, readText))
  }
  const twinServer = await serveTwins(twins, system.url)
  console.log(heading())
  for (const path of paths) {
    const runs = []
    const twinRuns = []
    for (let run = 0; run < RUNS; run += 1) {
      runs.push(await runOnce(system.url + path, chromePath, slowdown))
      twinRuns.push(await runOnce(twinServer.url + path, chromePath, slowdown))
    }
    const page = await summarise(runs, pages.get(path) ?? '')
    const twin = await summarise(twinRuns, twins.get(path) ?? '')
    console.log(row(path, page, twin))
    faults = [...faults, ...faultsOf(path, page, twin)]
  }
  await twinServer.stop()
} finally {
  await system.stop()
}
console.log(
  faults.length > 0 ? `\n${faults.join('\n')}\n\n${faults.length} failed` : '\nall within the limits'
)
process.exit(faults.length > 0 ? 1 : 0)

/** A page gets its finest form when it is asked for again (representation.ts): the measure is of what comes after. */
async function visitTwice(url: string): Promise<void> {
  for (const _ of [1, 2]) await (await fetch(url, { headers: { 'accept-encoding': 'br' } })).arrayBuffer()
}

function faultsOf(path: string, page: Measure, twin: Measure): string[] {
  const scores = CATEGORIES.filter((category) => page.scores[category] < 100).map(
    (category) => `${path}: ${category} is ${page.scores[category].toFixed(0)}`
  )
  return [
    ...scores,
    ...(scores.length > 0 ? page.faults.map((fault) => `  ${fault}`) : []),
    ...(page.lcp > twin.lcp * MAX_LCP_RATIO
      ? [`${path}: LCP is ${(page.lcp / twin.lcp).toFixed(2)} times the static page’s`]
      : []),
    ...(page.cls > 0 ? [`${path}: CLS is ${page.cls}`] : []),
    ...(path === '/' && page.weight > MAX_HOME_WEIGHT
      ? [`${path}: scripts and styles are ${(page.weight / 1000).toFixed(1)} KB`]
      : [])
  ]
}

function heading(): string {
  return `${'page'.padEnd(22)}perf a11y best  seo   LCP ms  static  ratio  TBT ms  static    CLS  js+css KB  processor`
}

function row(path: string, page: Measure, twin: Measure): string {
  const scores = CATEGORIES.map((category) => page.scores[category].toFixed(0).padStart(4)).join(' ')
  const numbers = [
    page.lcp.toFixed(0).padStart(7),
    twin.lcp.toFixed(0).padStart(7),
    (page.lcp / twin.lcp).toFixed(2).padStart(6),
    page.blocked.toFixed(0).padStart(7),
    twin.blocked.toFixed(0).padStart(7),
    page.cls.toFixed(3).padStart(6),
    (page.weight / 1000).toFixed(1).padStart(10),
    page.processor.toFixed(0).padStart(10)
  ]
  return `${path.padEnd(22)}${scores}  ${numbers.join(' ')}`
}
