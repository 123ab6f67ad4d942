import { lookup as dnsLookup, type LookupAddress } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { createAddressTest } from '../http/client-address.ts'
import { isPublicAddress } from './public-address.ts'

/** Where a call may go, looked at when it connects: a name may lead elsewhere than when it was typed (DELIVERY-6). */
export interface AddressGuard {
  /** May a call go to this IP address? */
  allows(address: string): boolean
  /** For `http.request`: resolves a name, and fails unless each of its addresses is allowed. */
  lookup: LookupFunction
}

/** A host, or an address that it has, is not of the public internet. */
export class ForbiddenAddressError extends Error {
  override name = 'ForbiddenAddressError'
  readonly code = 'EFORBIDDENADDRESS'
}

/**
 * Lets calls go to public addresses, and to those of `allowed` ('10.0.0.0/8'), which the operator configures.
 *
 * @param resolve replaces the resolver of the system in tests
 */
export function createAddressGuard(allowed: string[], resolve: Resolve = resolveAll): AddressGuard {
  const isAllowed = createAddressTest(allowed)
  const allows = (address: string) => isPublicAddress(address) || isAllowed(address)
  return {
    allows,
    lookup(hostname, options, found) {
      resolve(hostname, (error, addresses) => {
        const [first] = addresses
        if (error || !first) return found(error ?? new Error(`${hostname} has no address`), '', 0)
        const forbidden = addresses.find(({ address }) => !allows(address))
        if (forbidden)
          return found(new ForbiddenAddressError(`${hostname} leads to a private address`), '', 0)
        if (options.all) return found(null, addresses)
        found(null, first.address, first.family)
      })
    }
  }
}

type Resolve = (
  host: string,
  found: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void
) => void

const resolveAll: Resolve = (host, found) =>
  dnsLookup(host, { all: true }, (error, addresses) => found(error, addresses ?? []))

/** The IP address that stands in a URL in place of a name; null for a name. Node resolves only names. */
export function literalOf(url: URL): string | null {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  return isIP(host) === 0 ? null : host
}
