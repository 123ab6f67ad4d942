import { isIPv4 } from 'node:net'

/** Does this host name, as URLs write it, mean this machine, so that its traffic crosses no network? */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase()
  return name === 'localhost' || name === '::1' || (isIPv4(name) && name.startsWith('127.'))
}

/** Would a call to this address cross a network unencrypted? */
export const isClear = (url: string): boolean =>
  URL.canParse(url) && new URL(url).protocol === 'http:' && !isLoopback(new URL(url).hostname)
