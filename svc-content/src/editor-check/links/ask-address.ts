import { lookup as dnsLookup } from 'node:dns/promises'
import { request } from 'node:https'
import { isPublicAddress } from '@site/service/outgoing/public-address'

/** What came of a link: it answers, it does not, or it may not be asked. */
export type LinkAnswer = 'answers' | 'silent' | 'refused'

export interface AskDeps {
  /** All addresses of a host. */
  resolve: (host: string) => Promise<readonly string[]>
  /** The status and the Location of one request for the head of a page, sent to `address` and to no other. */
  head: (
    url: URL,
    address: string,
    signal: AbortSignal
  ) => Promise<{ status: number; location?: string | undefined }>
}

const MAX_REDIRECTS = 3

/**
 * Asks whether an address outside the site answers, and asks nobody but public hosts over https: every address of a host must be
 * public, the request goes to the address that was looked at, and so does each redirection. 401, 403 and 405 and 429 mean that
 * somebody is there.
 *
 * @param signal ends the asking; what has not answered by then is silent
 */
export async function askAddress(address: string, deps: AskDeps, signal: AbortSignal): Promise<LinkAnswer> {
  let url = readUrl(address)
  for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
    if (!url || !isAllowed(url)) return 'refused'
    try {
      const addresses = await beforeAbort(deps.resolve(url.hostname), signal)
      const [first] = addresses
      if (first === undefined) return 'silent'
      if (!addresses.every(isPublicAddress)) return 'refused'
      const { status, location } = await deps.head(url, first, signal)
      if (status >= 300 && status < 400 && location) url = readUrl(location, url)
      else return status < 400 || [401, 403, 405, 429].includes(status) ? 'answers' : 'silent'
    } catch {
      return 'silent' // no such host, no connection, no certificate, or too slow: a reader would see the same
    }
  }
  return 'silent'
}

function readUrl(address: string, base?: URL): URL | undefined {
  return URL.canParse(address, base) ? new URL(address, base) : undefined
}

/** Only names: an address in figures has no certificate worth the name, and a port is somebody's own door. */
const isAllowed = ({ protocol, port, username, hostname }: URL) =>
  protocol === 'https:' && port === '' && username === '' && /\.[a-z][a-z0-9-]+$/i.test(hostname)

function beforeAbort<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason)
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}

/** The internet itself. */
export const internet: AskDeps = {
  resolve: async (host) => (await dnsLookup(host, { all: true })).map(({ address }) => address),
  head: (url, address, signal) =>
    new Promise((resolve, reject) => {
      const family = address.includes(':') ? 6 : 4
      const asked = request(url, {
        method: 'HEAD',
        signal,
        agent: false,
        // The address that was found public, so that a name which changes its mind changes nothing.
        lookup: (_host, options, found) =>
          options.all ? found(null, [{ address, family }]) : found(null, address, family)
      })
      asked.once('response', (response) => {
        response.destroy()
        resolve({ status: response.statusCode ?? 0, location: response.headers.location })
      })
      asked.once('error', reject)
      asked.end()
    })
}
