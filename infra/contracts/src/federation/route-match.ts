export interface RouteMatch<Route> {
  route: Route
  params: Record<string, string>
}

/**
 * The one matcher of addresses: gateway, server bundle, boot script and browser agree because they all ask here. A
 * pattern is made of fixed segments, ':name' segments and, alone, '*'. The most specific wins: fixed before named, segment
 * by segment; '*' only when nothing else matches. Case counts, a trailing slash does not.
 */
export function matchRoute<Route extends { path: string }>(
  routes: readonly Route[],
  pathname: string
): RouteMatch<Route> | null {
  const segments = segmentsOf(pathname)
  const matches = routes.flatMap((route) => {
    const params = paramsOf(segmentsOf(route.path), segments)
    return params ? [{ route, params, rank: rankOf(route.path) }] : []
  })
  matches.sort((one, other) => (one.rank < other.rank ? -1 : 1))
  const [best] = matches
  if (best) return { route: best.route, params: best.params }
  const rest = routes.find((route) => route.path === '*')
  return rest ? { route: rest, params: {} } : null
}

/** Is there an address that both patterns match? '*' takes what is left by all others, so it overlaps with '*' alone. */
export function doPatternsOverlap(one: string, other: string): boolean {
  if (one === '*' || other === '*') return one === other
  const [first, second] = [segmentsOf(one), segmentsOf(other)]
  return (
    first.length === second.length &&
    first.every((part, at) => part === second[at] || part.startsWith(':') || second[at]?.startsWith(':'))
  )
}

const rankOf = (path: string) =>
  segmentsOf(path)
    .map((segment) => (segment.startsWith(':') ? '1' : '0'))
    .join('')

function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '')
}

function paramsOf(pattern: string[], segments: string[]): Record<string, string> | null {
  if (pattern.length !== segments.length || pattern[0] === '*') return null
  const params: Record<string, string> = {}
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index] ?? ''
    if (part.startsWith(':')) params[part.slice(1)] = decode(segment)
    else if (part !== segment) return null
  }
  return params
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    // '%zz' is no escape: taken as it is written.
    return segment
  }
}
