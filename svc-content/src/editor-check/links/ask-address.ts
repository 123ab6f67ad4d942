import {
  type AddressGuard,
  createAddressGuard,
  ForbiddenAddressError
} from '@site/service/outgoing/address-guard'
import { sendRequest } from '@site/service/outgoing/send-request'

/** What came of a link: it answers, it does not, or it may not be asked. */
export type LinkAnswer = 'answers' | 'silent' | 'refused'

/** The status and the Location of one request for the head of a page. Rejects with a ForbiddenAddressError for a host that is not of the public internet. */
export type AskHead = (
  url: URL,
  signal: AbortSignal
) => Promise<{ status: number; location?: string | undefined }>

const MAX_REDIRECTS = 3

/**
 * Asks whether an address outside the site answers, and asks nobody but public hosts over https: each redirection is
 * asked as the first address is. 401, 403 and 405 and 429 mean that
 * somebody is there.
 *
 * @param signal ends the asking; what has not answered by then is silent
 */
export async function askAddress(
  address: string,
  askHead: AskHead,
  signal: AbortSignal
): Promise<LinkAnswer> {
  let url = readUrl(address)
  for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
    if (!url || !isAllowed(url)) return 'refused'
    try {
      const { status, location } = await askHead(url, signal)
      if (status >= 300 && status < 400 && location) url = readUrl(location, url)
      else return status < 400 || [401, 403, 405, 429].includes(status) ? 'answers' : 'silent'
    } catch (error) {
      if (error instanceof ForbiddenAddressError) return 'refused'
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

/** Asks the internet itself, where the guard allows it. */
export const askHeadThrough =
  (guard: AddressGuard): AskHead =>
  async (url, signal) => {
    const response = await sendRequest(url, { method: 'HEAD', guard, signal })
    response.destroy()
    return { status: response.statusCode ?? 0, location: response.headers.location }
  }

/** Public hosts alone. */
export const internet: AskHead = askHeadThrough(createAddressGuard([]))
