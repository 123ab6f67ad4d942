import { BODY_LIMITS } from '@site/contracts/operations/body-limits'

/** A call the gateway passes on. Everything else under /api is 404, or 405 where another method exists. */
export interface ApiRoute {
  method: string
  /** Pattern of fixed and ':name' segments. */
  path: string
  upstream: 'content' | 'leads'
  /** Needs the admin code, found in its JSON body, or in the query and the header (RESOLUTIONS 13). */
  admin?: 'body' | 'header-or-query'
  /** A success changes what pages show. */
  changesArticles?: boolean
  /** The service takes it once for each Idempotency-Key (RESOLUTIONS 6). */
  isKeyed?: boolean
  /** Largest body, in bytes, when it is not the usual one. */
  bodyLimit?: number
  /** Time for the answer to begin, in milliseconds, when it is not the usual one. */
  timeoutMs?: number
}

/** Longer than a writer may take (GENERATION_TIMEOUT_SECONDS of svc-content, 150 s). */
const GENERATION_TIMEOUT = 180_000

const ARTICLE_CHANGE = {
  upstream: 'content',
  admin: 'body',
  changesArticles: true,
  bodyLimit: BODY_LIMITS.article
} as const

/** Who answers what (SPEC §7, DESIGN 'The picture'). The gateway's own calls have routes of their own. */
export const ROUTES: ApiRoute[] = [
  { method: 'GET', path: '/api/blog', upstream: 'content' },
  { method: 'GET', path: '/api/blog/cards', upstream: 'content' },
  { method: 'GET', path: '/api/blog/:id', upstream: 'content' },
  { method: 'GET', path: '/api/blog/:id/reading', upstream: 'content' },
  { method: 'POST', path: '/api/blog', ...ARTICLE_CHANGE },
  { method: 'PUT', path: '/api/blog/:id', ...ARTICLE_CHANGE },
  { method: 'DELETE', path: '/api/blog/:id', ...ARTICLE_CHANGE },
  { method: 'PATCH', path: '/api/blog/:id/pin', ...ARTICLE_CHANGE },
  { method: 'PATCH', path: '/api/blog/:id/review', ...ARTICLE_CHANGE },
  { method: 'GET', path: '/api/admin/scheduler-status', upstream: 'content', admin: 'header-or-query' },
  {
    method: 'POST',
    path: '/api/admin/generate-test-article',
    upstream: 'content',
    admin: 'body',
    changesArticles: true,
    timeoutMs: GENERATION_TIMEOUT
  },
  {
    method: 'POST',
    path: '/api/admin/trigger-generation',
    upstream: 'content',
    admin: 'body'
  },
  { method: 'GET', path: '/api/admin/audit', upstream: 'content', admin: 'header-or-query' },
  { method: 'POST', path: '/api/contact', upstream: 'leads', isKeyed: true },
  { method: 'GET', path: '/api/leads', upstream: 'leads', admin: 'header-or-query' },
  { method: 'GET', path: '/api/leads/audit', upstream: 'leads', admin: 'header-or-query' },
  { method: 'POST', path: '/api/leads/audit', upstream: 'leads', admin: 'body' },
  { method: 'DELETE', path: '/api/leads/:id', upstream: 'leads', admin: 'body' }
]

export type RouteAnswer = { route: ApiRoute } | { allow: string[] } | null

/** The route of a call; the methods that exist when this one does not; null for a path nobody has. */
export function findApiRoute(method: string, path: string, routes: ApiRoute[] = ROUTES): RouteAnswer {
  const here = routes.filter((route) => matches(route.path, path))
  if (here.length === 0) return null
  const asked = method === 'HEAD' ? 'GET' : method
  const route = here.find((one) => one.method === asked)
  if (route) return { route }
  return { allow: here.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method])) }
}

/** A segment without '/', '%' or dots alone: the path is passed on as it stands, so it must mean one thing. */
function matches(pattern: string, path: string): boolean {
  const wanted = pattern.split('/')
  const given = path.split('/')
  return (
    wanted.length === given.length &&
    wanted.every((part, index) =>
      part.startsWith(':') ? /^[\w-]{1,64}$/.test(given[index] ?? '') : part === given[index]
    )
  )
}
