import { addressHere, type MovedAddresses } from '@site/contracts/addresses/moved-addresses'
import type { PageHead } from '@site/contracts/federation/remote'
import type { Site } from '@site/contracts/site/site'

/** A head with the addresses that this host has: the canonical one, and those of the site in what search engines are told of the page. */
export function headHere(head: PageHead, site: Site, moved: MovedAddresses | undefined): PageHead {
  if (!moved) return head
  const here = (value: unknown): unknown => {
    if (typeof value === 'string')
      return value.startsWith(`${site.origin}/`)
        ? site.origin + addressHere(value.slice(site.origin.length), moved)
        : value
    if (Array.isArray(value)) return value.map(here)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, here(part)]))
  }
  return {
    ...head,
    ...(head.canonicalPath !== undefined && { canonicalPath: addressHere(head.canonicalPath, moved) }),
    ...(head.structuredData && {
      structuredData: head.structuredData.map((data) => here(data) as Record<string, unknown>)
    })
  }
}
