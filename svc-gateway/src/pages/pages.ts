import { addressHere, declaredAddress } from '@site/contracts/addresses/moved-addresses'
import type { Redirect } from '@site/contracts/federation/registry'
import { matchRoute } from '@site/contracts/federation/route-match'
import type { Site } from '@site/contracts/site/site'
import { clientAddress, networkOf } from '@site/service/http/client-address'
import { methodNotAllowed } from '@site/service/http/errors'
import { counterOf, type Metrics } from '@site/service/observability/metrics'
import type { Clock } from '@site/service/process/clock'
import { parisDate } from '@site/service/process/paris-time'
import type { Context, Middleware } from 'koa'
import type { Canaries } from '../canary/watch-canaries.ts'
import type { BlogCache } from '../data/blog-cache.ts'
import { createRenewedStore } from '../data/renewed-store.ts'
import type { DataRevision } from '../data/revision.ts'
import { sendRepresentation } from '../http/representation.ts'
import type { ResponseCache } from '../http/response-cache.ts'
import type { OpenRegistry } from '../registry/open-registry.ts'
import { askedPreview, type PreviewRules, previewSnapshot } from '../registry/read-preview.ts'
import type { CanaryArm, Snapshot } from '../registry/snapshot.ts'
import {
  ARTICLE,
  findPage,
  isAdminPath,
  type PageMatch,
  searchOf,
  withoutTitle
} from '../rendering/match-route.ts'
import { content } from './content/pages-content.ts'
import { setPageHeaders } from './document/security-headers.ts'
import type { Page, PageInput } from './make-page.ts'
import { createMissingPageResolver } from './missing-page.ts'
import { sendPlainPage } from './plain-page.ts'
import { SPECULATION_RULES } from './speculation-rules.ts'

export interface PagesOptions {
  site: Site
  registry: OpenRegistry
  data: DataRevision
  /** The blog's data, for articles that are not there. */
  read: BlogCache['read']
  make: (input: PageInput) => Promise<Page>
  responseCache: ResponseCache
  /** When do `?mf-blog=<version>` and a signed link show versions that are not live? */
  previews: Omit<PreviewRules, 'clock'>
  metrics: Metrics
  clock: Clock
  canaries: Pick<Canaries, 'armOf' | 'snapshotOf' | 'viewsOf'>
}

/** Why a preview is not shown: status, title and sentence. */
const PREVIEW_REFUSALS: Record<'unknown' | 'unsigned' | 'over' | 'forged', [number, string, string]> = {
  unknown: [404, content.noSuchPreviewTitle, content.noSuchPreview],
  unsigned: [403, content.previewUnsignedTitle, content.previewUnsigned],
  over: [410, content.previewOverTitle, content.previewOver],
  forged: [403, content.previewForgedTitle, content.previewForged]
}

const MAX_PAGES = 500
const MAX_BYTES = 64 * 1024 * 1024

/** Every address that no other route answers is a page. Answers GET and HEAD from clients that accept HTML. */
export function servePages(options: PagesOptions): Middleware {
  const { registry, data, make, responseCache, canaries } = options
  const standFor = createMissingPageResolver(options.read)
  const made = counterOf(options.metrics, {
    name: 'pages_rendered_total',
    help: 'Pages made: rendered, fallback (rendering failed), client (never rendered: admin, development).',
    labelNames: ['result']
  })
  const reads = counterOf(options.metrics, {
    name: 'page_cache_total',
    help: 'Reads of the page cache.',
    labelNames: ['result']
  })
  const store = createRenewedStore<Page & { isFresh: () => boolean }>({
    maxEntries: MAX_PAGES,
    maxSize: MAX_BYTES,
    sizeOf: ({ representation }) => representation.size
  })

  const makeCounted = async (input: PageInput) => {
    const page = await make(input)
    made.inc({ result: page.result })
    return page
  }

  /** By route and parameters (PAGE-6); revisions of registry and data are asked at each read, so a change renews in place. */
  const readStored = async (input: PageInput, arm: CanaryArm) => {
    const mark = data.mark()
    const place = input.match ? `${input.match.remote} ${input.match.path}` : `? ${input.path}`
    const key = `${arm}:${place}`
    const { value, hit } = await store.read(key, `${input.snapshot.key} ${mark.revision}`, async () => {
      // Taken before it is made: one that is made across midnight is made once more.
      const day = parisDate(options.clock())
      const page = await makeCounted(input)
      const isFresh = () =>
        page.snapshotKey === canaries.snapshotOf(arm).key &&
        (page.staleAfter.length === 0 || data.isFresh(mark, page.staleAfter)) &&
        (!page.showsDay || day === parisDate(options.clock()))
      return { value: { ...page, isFresh }, keep: page.keep, isFresh }
    })
    reads.inc({ result: hit ? 'hit' : 'miss' })
    return value
  }

  const rules = { ...options.previews, clock: options.clock }
  /** The snapshot that a page is made from, or why the preview that is asked for is not shown. */
  const snapshotFor = async (
    ctx: Context,
    arm: CanaryArm
  ): Promise<{ snapshot: Snapshot; isPreview: boolean } | { refusal: keyof typeof PREVIEW_REFUSALS }> => {
    const live = canaries.snapshotOf(arm)
    const asked = askedPreview(new URLSearchParams(ctx.querystring), rules)
    if (asked.what === 'live') return { snapshot: live, isPreview: false }
    if (asked.what !== 'preview') return { refusal: asked.what }
    const shown = await previewSnapshot(registry.dir(), live, asked.versions, registry.verify)
    return 'refusal' in shown ? shown : { ...shown, isPreview: true }
  }

  return async (ctx, next) => {
    if (isElsewhere(ctx)) return next()
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') throw methodNotAllowed(['GET', 'HEAD'])
    // As a browser reads it: '/a/../b' is '/b'.
    const asked = new URL(`${options.site.origin}${ctx.path}`).pathname
    const { moved } = registry.snapshot().browser
    const path = declaredAddress(asked, moved)
    // Whoever knows only what the remote declares, such as a text that links to another, is told where this host has it.
    if (path === null) return redirect(ctx, addressHere(asked, moved))
    const isAdmin = isAdminPath(path)
    // The access log writes this address; in admin it holds the code (SAFE-3).
    if (isAdmin) ctx.originalUrl = ctx.path
    const arm = isAdmin ? '' : canaries.armOf(ctx.req)
    const shown = await snapshotFor(ctx, arm)
    if ('refusal' in shown) return sendPlainPage(ctx, ...PREVIEW_REFUSALS[shown.refusal])
    const { snapshot, isPreview } = shown
    if (!snapshot.shell) return sendPlainPage(ctx, 503, content.unavailableTitle, content.unavailable)
    const match = findPage(snapshot.browser, path)
    const other = !match || match.pattern === '*' ? redirectFrom(path, snapshot.redirects) : null
    if (other) return redirect(ctx, addressHere(other, moved))
    const search = searchOf(match, ctx.querystring)
    const input = { snapshot, match, path, search, isAdmin, isPreview, client: networkOf(clientAddress(ctx)) }
    // What somebody searches for is searched for once: kept, a flood of words would push every page out of the store.
    const isStored = !isAdmin && !isPreview && search === ''
    if (!isStored) return sendPage(ctx, await makeCounted(input), input)
    const page = await readStored(await standFor({ ...input, match: withoutTitle(match) }), arm)
    const address = rightAddress(match, page)
    if (address) return redirect(ctx, addressHere(address, moved))
    await sendPage(ctx, page, input)
    const onAnswer = canaries.viewsOf(match)
    onAnswer?.(ctx.req)
    // A query may name a preview, and has no other effect here: only addresses without a query are kept.
    if (page.keep && page.isPublic && ctx.req.url === asked)
      responseCache.keep(ctx, page.representation, page.isFresh, { variant: arm, onAnswer })
  }
}

/** Where an article is by now whose address has another title than the article, or a part of it; null where it is right, or without any. */
function rightAddress(match: PageMatch | null, { status, canonicalPath }: Page): string | null {
  const hasTitle = match?.pattern === ARTICLE && match.path !== withoutTitle(match)?.path
  return hasTitle && status === 200 && canonicalPath !== match.path ? canonicalPath : null
}

/** Where an address of a retired remote leads; null where it is none. */
const redirectFrom = (path: string, redirects: Redirect[]): string | null =>
  redirects.find(({ routes }) => matchRoute(routes, path))?.to ?? null

/** For good, as search engines are told; browsers ask again each time, since a title may come back. */
function redirect(ctx: Context, path: string): void {
  ctx.status = 301
  ctx.set('Cache-Control', 'no-cache')
  ctx.redirect(path + ctx.search)
}

/** Calls and files that no earlier route answered do not exist, and a client that does not accept HTML asks for no page. */
const isElsewhere = (ctx: Context) =>
  !ctx.path.startsWith('/') ||
  /^\/(api|remotes|health|metrics)(\/|$)/.test(ctx.path) ||
  (ctx.method === 'GET' && !ctx.accepts('html'))

async function sendPage(ctx: Context, page: Page, { match, isAdmin, isPreview }: PageInput): Promise<void> {
  const isSecret = isAdmin || match?.route?.isSecret === true
  setPageHeaders(ctx, page.policy, isSecret)
  ctx.status = page.status
  if (page.status === 503) ctx.set('Retry-After', '30')
  if (isSecret || isPreview) ctx.set('X-Robots-Tag', 'noindex')
  else ctx.set('Speculation-Rules', `"${SPECULATION_RULES}"`)
  const isPublic = page.keep && page.isPublic
  ctx.set('Cache-Control', isPublic ? 'public, no-cache' : 'no-store')
  await sendRepresentation(ctx, page.representation)
  if (!isPublic) ctx.remove('ETag')
}
