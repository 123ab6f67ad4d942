import { z } from 'zod'
import { fixedOwnerOf, isBelow } from './fixed-addresses.ts'

/** The beginning of addresses that can be another's: fixed parts, of nobody in particular. */
const prefixSchema = z
  .string()
  .regex(/^(\/[\w-]+)+$/, "must be fixed parts, such as '/actualites'")
  .refine((path) => fixedOwnerOf(path) === null, "is the gateway's own, or one front end's")

/**
 * Where a host has what remotes declare: `{ '/blog': '/actualites' }` has '/blog/page/2' at '/actualites/page/2', and nothing at '/blog' (decision
 * 197). Front ends know their declared addresses alone; the host translates at its edge.
 */
export const movedAddressesSchema = z
  .record(prefixSchema, prefixSchema)
  .refine(
    (moved) => new Set(Object.values(moved)).size === Object.keys(moved).length,
    'two would be at one address'
  )
export type MovedAddresses = z.infer<typeof movedAddressesSchema>

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
