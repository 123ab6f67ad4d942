import { isBelow } from './fixed-addresses.ts'

/**
 * Where a host has what remotes declare: `{ '/blog': '/actualites' }` has '/blog/page/2' at '/actualites/page/2', and nothing at '/blog' (decision
 * 197). Front ends know their declared addresses alone; the host translates at its edge.
 */
export type MovedAddresses = Record<string, string>

/** Where this host has a declared address. Query and fragment stay behind it. */
export const addressHere = (declared: string, moved: MovedAddresses = {}): string =>
  replaceStart(declared, Object.entries(moved)) ?? declared

/** What is declared for an address of this host; null where the host has nothing there, as what declares it is elsewhere. */
export function declaredAddress(here: string, moved: MovedAddresses = {}): string | null {
  const declared = replaceStart(
    here,
    Object.entries(moved).map(([from, to]) => [to, from])
  )
  return declared ?? (addressHere(here, moved) === here ? here : null)
}

/** With another beginning in the place of the longest that it has; null where it has none of them. */
function replaceStart(address: string, pairs: [string, string][]): string | null {
  const path = address.split(/[?#]/, 1)[0] ?? ''
  const [found] = pairs
    .filter(([start]) => isBelow(path, start))
    .sort(([one], [other]) => other.length - one.length)
  return found ? found[1] + address.slice(found[0].length) : null
}
