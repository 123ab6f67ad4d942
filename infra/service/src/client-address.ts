import { BlockList, isIP } from 'node:net'
import type { Context } from 'koa'

/** Address of whoever sent this request, as decided by the app's list of trusted proxies. */
export const clientAddress = (ctx: Context): string =>
  ctx.state.clientAddress ?? ctx.req.socket.remoteAddress ?? ''

/**
 * Finds the client's address. X-Forwarded-For is read from the right, as each proxy appends the address it saw: the
 * first one that is not a trusted proxy is the client. What stands left of it, anybody can write.
 * `trusted`: addresses and ranges ('10.0.0.0/8', '::1').
 */
export function createAddressFinder(trusted: string[]): (peer: string, forwardedFor: string) => string {
  const proxies = new BlockList()
  for (const range of trusted) addRange(proxies, range)
  const isTrusted = (address: string) => {
    const version = isIP(address)
    return version !== 0 && proxies.check(address, version === 4 ? 'ipv4' : 'ipv6')
  }
  return (peer, forwardedFor) => {
    let client = plainAddress(peer)
    for (const hop of forwardedFor.split(',').reverse()) {
      const address = plainAddress(hop.trim())
      if (!isTrusted(client) || isIP(address) === 0) return client
      client = address
    }
    return client
  }
}

function addRange(list: BlockList, range: string): void {
  const [address = '', prefix] = range.split('/')
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
  if (prefix === undefined) list.addAddress(address, family)
  else list.addSubnet(address, Number(prefix), family)
}

/** An IPv4 address that a dual-stack socket shows as '::ffff:192.0.2.1' is that IPv4 address; a port is dropped. */
function plainAddress(text: string): string {
  const address = text.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
  return address.replace(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/i, '$1')
}
