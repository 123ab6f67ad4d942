import type { IncomingMessage } from 'node:http'
import { BlockList, isIP, isIPv6 } from 'node:net'
import ipaddr from 'ipaddr.js'
import type { Context } from 'koa'
import proxyAddr from 'proxy-addr'

/** Address of whoever sent this request, as decided by the app's list of trusted proxies. */
export const clientAddress = (ctx: Context): string =>
  ctx.state.clientAddress ?? ctx.req.socket.remoteAddress ?? ''

/** Returns a test whether an address, as sockets and headers write it, is in one of these ranges ('10.0.0.0/8', '::1'). */
export function createAddressTest(ranges: string[]): (address: string) => boolean {
  const list = new BlockList()
  for (const range of ranges) addRange(list, range)
  return (text) => {
    const address = plainAddress(text)
    const version = isIP(address)
    return version !== 0 && list.check(address, version === 4 ? 'ipv4' : 'ipv6')
  }
}

/**
 * Finds the client's address. X-Forwarded-For is read from the right, as each proxy appends the address it saw: the
 * first one that is not a trusted proxy is the client. Anybody can write what is left of it. Where it is not an address,
 * the proxy that wrote it counts as the client.
 * `trusted`: addresses and ranges ('10.0.0.0/8', '::1').
 */
export function createAddressFinder(trusted: string[]): (request: IncomingMessage) => string {
  const isTrusted = createAddressTest(trusted)
  return (request) => {
    const hops = proxyAddr.all(request, isTrusted).map(plainAddress)
    return hops.findLast((hop) => isIP(hop) !== 0) ?? ''
  }
}

function addRange(list: BlockList, range: string): void {
  const [address = '', prefix] = range.split('/')
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
  if (prefix === undefined) list.addAddress(address, family)
  else list.addSubnet(address, Number(prefix), family)
}

/** Turns '::ffff:192.0.2.1', as a dual-stack socket shows an IPv4 address, into that address, and drops a port. A closed connection has no address. */
export function plainAddress(text = ''): string {
  const address = text
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
  return address.replace(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/i, '$1')
}

/**
 * The network that counts as one client: a single IPv4 address; for IPv6 the /64, as that is what a client gets, or the /56 that a
 * house or an office gets.
 */
export function networkOf(address: string, bits: 64 | 56 = 64): string {
  if (!isIPv6(address)) return address
  const [withoutZone = ''] = address.split('%')
  const [a = 0, b = 0, c = 0, d = 0] = ipaddr.IPv6.parse(withoutZone).parts
  const groups = [a, b, c, bits === 56 ? d & 0xff00 : d]
  return `${groups.map((group) => group.toString(16)).join(':')}::/${bits}`
}
