import {
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse
} from 'node:http'
import { request as httpsRequest } from 'node:https'

/** Of one connection, or about the way the answer was sent: not passed on. */
const NOT_PASSED = ['connection', 'keep-alive', 'te', 'trailer', 'transfer-encoding', 'upgrade', 'host']
/** Of the site on its own name. */
const OF_ITS_NAME = ['strict-transport-security', 'alt-svc']

/**
 * Asks the site what the developer's browser has asked the doorway. The site sees its own origin where the browser names the doorway's, and no other page's: what
 * the site refuses to those it refuses here.
 *
 * @param doorway origin of the doorway as the browser names it
 * @param isPage the answer is to be read, so it is asked for whole and as it is
 */
export function askSite(
  site: URL,
  request: IncomingMessage,
  response: ServerResponse,
  { doorway, isPage }: { doorway: string; isPage: boolean }
): Promise<IncomingMessage> {
  const ask = site.protocol === 'https:' ? httpsRequest : httpRequest
  const headers = without(request.headers, NOT_PASSED)
  if (headers.origin === doorway) headers.origin = site.origin
  if (headers.referer?.startsWith(`${doorway}/`))
    headers.referer = site.origin + headers.referer.slice(doorway.length)
  const sent = isPage
    ? without(headers, ['accept-encoding', 'if-none-match', 'if-modified-since', 'range'])
    : headers
  return new Promise((resolve, reject) => {
    const asked = ask(
      site,
      // The path as it came: as an address, '//elsewhere' would be another host.
      { method: request.method, path: request.url, headers: { ...sent, host: site.host } },
      resolve
    )
    asked.once('error', reject)
    // Whoever asked may have gone on to another page.
    response.once('close', () => asked.destroy())
    request.pipe(asked)
  })
}

/** The headers of the site's answer for the developer's browser. */
export function headersOf(answer: IncomingMessage, site: URL, doorway: string): IncomingHttpHeaders {
  const headers = without(answer.headers, [...NOT_PASSED, ...OF_ITS_NAME])
  if (headers.location?.startsWith(`${site.origin}/`))
    headers.location = doorway + headers.location.slice(site.origin.length)
  return headers
}

export const without = (headers: IncomingHttpHeaders, names: string[]): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)))
