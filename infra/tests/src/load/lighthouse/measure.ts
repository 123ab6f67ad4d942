import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { brotliCompressSync } from 'node:zlib'
import { z } from 'zod'
import { median } from '../median.ts'

const run = promisify(execFile)

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof CATEGORIES)[number]

/** What we read of a report of Lighthouse 12. */
const reportSchema = z.object({
  lighthouseVersion: z.string(),
  /** How fast the processor is, by Lighthouse's own measure before each run. */
  environment: z.object({ benchmarkIndex: z.number() }),
  runtimeError: z.object({ message: z.string() }).optional(),
  categories: z.record(
    z.enum(CATEGORIES),
    z.object({
      score: z.number().nullable(),
      auditRefs: z.array(z.object({ id: z.string(), weight: z.number() }))
    })
  ),
  audits: z.record(
    z.string(),
    z.object({
      title: z.string(),
      score: z.number().nullable(),
      numericValue: z.number().optional(),
      details: z
        .object({
          items: z.array(
            z.object({
              resourceType: z.string().optional(),
              url: z.string().optional(),
              description: z.string().optional(),
              node: z.object({ snippet: z.string().optional() }).optional()
            })
          )
        })
        .optional()
        .catch(undefined)
    })
  )
})
export type Report = z.infer<typeof reportSchema>

/** What one page came to: medians of its runs. */
export interface Measure {
  /** 0 to 100. */
  scores: Record<Category, number>
  /** Milliseconds. */
  lcp: number
  /** Milliseconds. */
  blocked: number
  /** How fast the processor was while it was measured. */
  processor: number
  cls: number
  /**
   * Bytes after brotli: all scripts and stylesheets, whenever the page asked for them, without the headers of their answers, and
   * the styles that stand in the page, by themselves.
   */
  weight: number
  /** Audits that cost points in any run: 'category: title'. */
  faults: string[]
}

const CHROME_FLAGS = '--headless --no-sandbox --disable-gpu --disable-quic --disable-background-networking'

/** It lost the browser's trace (NO_NAVSTART and the like): nothing was measured. */
const ASKS_FOR_REPEAT = /Please run Lighthouse again/

/**
 * Lighthouse's mobile preset, once, in a browser of its own, the processor slowed down so many times. `lighthouse` comes from the PATH (`npm run site -- lighthouse`).
 * Throws when it is missing, is not of version 12, or could not load the page.
 */
export async function runOnce(url: string, chromePath: string, slowdown: string): Promise<Report> {
  const args = [
    ...['--output=json', '--quiet', '--no-enable-error-reporting', `--chrome-flags=${CHROME_FLAGS}`],
    `--throttling.cpuSlowdownMultiplier=${slowdown}`
  ]
  const measure = () =>
    run('lighthouse', [url, ...args, `--only-categories=${CATEGORIES.join()}`], {
      env: { ...process.env, CHROME_PATH: chromePath },
      maxBuffer: 64 * 1024 * 1024,
      timeout: 120_000
    })
  const { stdout } = await measure().catch((error: unknown) => {
    if (!ASKS_FOR_REPEAT.test(String(error))) throw error
    return measure()
  })
  const report = reportSchema.parse(JSON.parse(stdout))
  if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`)
  if (!report.lighthouseVersion.startsWith('12.'))
    throw new Error(`the limits are for Lighthouse 12, this is ${report.lighthouseVersion}`)
  return report
}

/** @param html the page, for what stands in it */
export async function summarise(reports: Report[], html: string): Promise<Measure> {
  const scoreOf = (category: Category) =>
    median(reports.map(({ categories }) => (categories[category]?.score ?? 0) * 100))
  const numberOf = (audit: string) =>
    median(reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN))
  return {
    scores: {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      'best-practices': scoreOf('best-practices'),
      seo: scoreOf('seo')
    },
    lcp: numberOf('largest-contentful-paint'),
    blocked: numberOf('total-blocking-time'),
    processor: median(reports.map(({ environment }) => environment.benchmarkIndex)),
    cls: numberOf('cumulative-layout-shift'),
    weight: median(await Promise.all(reports.map(weightOf))) + inlineStylesOf(html),
    faults: [...new Set(reports.flatMap(faultsOf))]
  }
}

const itemsOf = (report: Report, audit: string) => report.audits[audit]?.details?.items ?? []

/** Bytes of the scripts and styles the page asked for, after brotli, without the headers of their answers. */
async function weightOf(report: Report): Promise<number> {
  const files = itemsOf(report, 'network-requests')
    .filter(({ resourceType }) => resourceType === 'Script' || resourceType === 'Stylesheet')
    .flatMap(({ url }) => (url ? [url] : []))
  const sizes = await Promise.all(
    [...new Set(files)].map(async (url) => {
      const { headers } = await fetch(url, { method: 'HEAD', headers: { 'accept-encoding': 'br' } })
      return Number(headers.get('content-length'))
    })
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

function inlineStylesOf(html: string): number {
  const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css = '']) => css).join('')
  return styles === '' ? 0 : brotliCompressSync(styles).length
}

/** Audits that count and are not met. */
function faultsOf(report: Report): string[] {
  return Object.entries(report.categories).flatMap(([category, { auditRefs }]) =>
    auditRefs
      .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => {
        const found = itemsOf(report, id).map(({ node, description }) => node?.snippet ?? description)
        const snippets = found.filter(Boolean).slice(0, 3).join(' · ')
        return `${category}: ${report.audits[id]?.title}${snippets && ` (${snippets})`}`
      })
  )
}
