import { BlockList, isIP } from 'node:net'

/** Addresses that are not of the public internet (RFC 6890, RFC 4193, RFC 4291…): nothing that a person types may lead a service there. */
const PRIVATE = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3]
] as const)
  PRIVATE.addSubnet(network, prefix, 'ipv4')

/** Global unicast is 2000::/3; of that, these lead elsewhere: Teredo, documentation, 6to4. */
const PUBLIC_V6 = new BlockList()
PUBLIC_V6.addSubnet('2000::', 3, 'ipv6')
const NOT_PUBLIC_V6 = new BlockList()
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20]
] as const)
  NOT_PUBLIC_V6.addSubnet(network, prefix, 'ipv6')

/** Is an IP address one of the public internet? Whatever is not an address is not. */
export function isPublicAddress(address: string): boolean {
  const kind = isIP(address)
  if (kind === 4) return !PRIVATE.check(address, 'ipv4')
  return kind === 6 && PUBLIC_V6.check(address, 'ipv6') && !NOT_PUBLIC_V6.check(address, 'ipv6')
}
