/** Why nobody was reached, by the code of Node or of `fetch`. */
const REASONS: Record<string, string> = {
  ECONNREFUSED: 'the connection is refused, so that nothing listens at that port',
  ENOTFOUND: 'the name of the machine is not found',
  EAI_AGAIN: 'the name of the machine is not found for now: no name server answers',
  ETIMEDOUT: 'no answer came in time',
  UND_ERR_CONNECT_TIMEOUT: 'no answer came in time',
  UND_ERR_HEADERS_TIMEOUT: 'no answer came in time',
  EHOSTUNREACH: 'no network leads there',
  ENETUNREACH: 'no network leads there',
  ECONNRESET: 'the connection was broken off',
  UND_ERR_SOCKET: 'the connection was broken off'
}
/** The same by what it says where there is no code. */
const TEXTS: Record<string, string> = {
  'bad port': 'its port is not allowed, which fetch and browsers never call',
  'unexpected redirect': 'it redirects to another address'
}

/**
 * One line for an address that could not be reached: what was tried, why it failed in plain words, and what to check (FED-65).
 *
 * @param origin what was tried
 * @param error what `fetch` or callOverHttp threw
 * @param setting what names the address, such as '--to or RELEASES_URL'
 */
export function describeUnreached(origin: string, error: unknown, setting: string): string {
  return `${origin} does not answer: ${reasonOf(error)}; check ${setting}`
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const cause = error.cause instanceof Error ? error.cause : error
  if (cause.name === 'TimeoutError') return REASONS.ETIMEDOUT ?? cause.message
  const { code } = cause as NodeJS.ErrnoException
  const text = cause.message || error.message
  return REASONS[code ?? ''] ?? TEXTS[text] ?? text
}
