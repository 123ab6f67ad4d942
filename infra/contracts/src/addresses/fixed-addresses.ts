/** Parts of the addresses that the gateway answers by itself: no front end may own an address there. */
const GATEWAY_PARTS = ['/api', '/remotes', '/health', '/metrics', '/internal', '/releases', '/.well-known']

/** Single addresses that the gateway answers by itself. */
const GATEWAY_FILES = [
  '/rss.xml',
  '/feed.xml',
  '/sitemap.xml',
  '/robots.txt',
  '/favicon.svg',
  '/favicon.ico',
  '/speculation-rules.json'
]

/** Parts of the addresses that one front end owns, whatever is live: the code of an administrator stands in the addresses of /admin. */
const OWNED_PARTS: Record<string, string> = { '/admin': 'mf-admin' }

/** The parts that are a front end's own. */
export const fixedPartsOf = (name: string): string[] =>
  Object.keys(OWNED_PARTS).filter((part) => OWNED_PARTS[part] === name)

/** Is an address, or a pattern of addresses, this prefix or below it? '/blog' is below '/', '/blogue' is not below '/blog'. */
export const isBelow = (path: string, prefix: string): boolean =>
  prefix === '*' || path === '*'
    ? prefix === path
    : prefix === '/' || path === prefix || path.startsWith(`${prefix}/`)

/** Whose an address is before anybody claims it: the gateway's, one front end's, or nobody's (null). */
export function fixedOwnerOf(path: string): string | null {
  if (GATEWAY_FILES.includes(path) || GATEWAY_PARTS.some((part) => isBelow(path, part))) return 'gateway'
  return Object.entries(OWNED_PARTS).find(([part]) => isBelow(path, part))?.[1] ?? null
}
