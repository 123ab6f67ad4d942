import { addressHere } from '@site/contracts/addresses/moved-addresses'
import type { SitemapEntry } from '@site/contracts/federation/remote'
import type { Site } from '@site/contracts/site/site'
import { unavailable } from '@site/service/http/errors'
import type { Log } from '@site/service/observability/log'
import type { Middleware } from 'koa'
import { createRenewedStore } from '../../data/renewed-store.ts'
import { DATA_EVENTS, type DataRevision } from '../../data/revision.ts'
import { escapeHtml } from '../../http/escape.ts'
import { createRepresentation, type Representation, sendRepresentation } from '../../http/representation.ts'
import type { VersionChoice } from '../../registry/choose-versions.ts'
import type { FailingVersions } from '../../registry/failing-versions.ts'
import type { OpenRegistry } from '../../registry/open-registry.ts'
import type { Snapshot } from '../../registry/snapshot.ts'
import { chooseBundles } from '../../rendering/choose-bundles.ts'
import type { RenderPool } from '../../rendering/pool.ts'

export interface SitemapOptions {
  site: Site
  pool: RenderPool
  registry: OpenRegistry
  failingVersions: FailingVersions
  data: DataRevision
  log: Log
}

/** What one sitemap may hold (sitemaps.org). */
const MAX_ADDRESSES = 50_000

/** /sitemap.xml: what each remote says of itself; kept like a page. /robots.txt names it. */
export function serveSitemap(options: SitemapOptions): Middleware {
  const { site, registry, data } = options
  const store = createRenewedStore<Representation>({
    maxEntries: 1,
    maxSize: 32 * 1024 * 1024,
    sizeOf: ({ size }) => size
  })
  const robots = createRepresentation(robotsText(site), 'text/plain; charset=utf-8')

  const make = async () => {
    const snapshot = registry.snapshot()
    const mark = data.mark()
    const { entries, isComplete } = await listEntries(options)
    const value = createRepresentation(sitemapXml(site, entries), 'application/xml; charset=utf-8')
    const isFresh = () => registry.snapshot().key === snapshot.key && data.isFresh(mark, eventsIn(snapshot))
    return { value, keep: isComplete, isFresh }
  }

  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next()
    if (ctx.path !== '/sitemap.xml' && ctx.path !== '/robots.txt') return next()
    const revision = `${registry.snapshot().key} ${data.mark().revision}`
    const found = ctx.path === '/robots.txt' ? robots : (await store.read('sitemap', revision, make)).value
    ctx.set('Cache-Control', 'public, no-cache')
    await sendRepresentation(ctx, found)
  }
}

/** What changes the list: all that makes a page of any remote stale, as addresses come and go with what pages show. */
const eventsIn = ({ deployables }: Snapshot): string[] => [
  ...new Set([
    ...DATA_EVENTS,
    ...[...deployables.values()].flatMap(({ manifest }) => Object.values(manifest?.cacheTags ?? {}).flat())
  ])
]

/** A remote that cannot say where its pages are costs its own, and the sitemap is then asked for anew next time. */
async function listEntries({ site, pool, registry, failingVersions, log }: SitemapOptions) {
  const snapshot = registry.snapshot()
  const bundles = chooseBundles(
    { dir: registry.dir(), snapshot, isBroken: failingVersions.isBroken },
    ({ routes }) => routes.length > 0
  )
  if (!bundles) throw unavailable(30, new Error('No shell can list the sitemap'))
  const job = { kind: 'sitemap', site, ...bundles } as const
  const { result, hadDataError } = await pool.run<'sitemap'>(job).catch((error) => {
    throw unavailable(30, error)
  })
  for (const { remote, error } of result) {
    if (error) log.warn({ remote, error }, 'remote could not list its addresses')
  }
  const isComplete = !hadDataError && result.every(({ error }) => error === null)
  const entries = result.flatMap(({ remote, entries }) =>
    entries.map((entry) => {
      const { path, ...rest } = dated(entry, snapshot.deployables.get(remote))
      return { path: addressHere(path, snapshot.browser.moved), ...rest }
    })
  )
  return { entries, isComplete }
}

/** A page whose remote does not know since when it says what it says: the registry does, as deployments wrote it down. */
function dated(entry: SitemapEntry, choice: VersionChoice | undefined): SitemapEntry {
  const lastModified = entry.lastModified ?? choice?.pagesChangedAt?.[entry.path]
  return lastModified === undefined ? entry : { ...entry, lastModified }
}

function sitemapXml(site: Site, entries: SitemapEntry[]): string {
  const byPath = new Map(entries.map((entry) => [entry.path, entry]))
  const urls = [...byPath.values()].slice(0, MAX_ADDRESSES).map(({ path, lastModified }) => {
    const modified = lastModified ? `<lastmod>${escapeHtml(lastModified)}</lastmod>` : ''
    return `<url><loc>${escapeHtml(new URL(path, `${site.origin}/`).href)}</loc>${modified}</url>`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    ''
  ].join('\n')
}

/** Nothing is closed: who may not read /admin would never read there that it is `noindex`, and could list its address. */
const robotsText = ({ origin }: Site) => `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`
