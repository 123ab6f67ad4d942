/** Where a visit came from (CONTACT-6): the UTM fields of the page it landed on. Forms send them; nothing stores them. */
export interface FirstTouch {
  utmSource?: string
  utmMedium?: string
  utmCampaign?: string
}

const FIELDS = [
  ['utmSource', 'utm_source'],
  ['utmMedium', 'utm_medium'],
  ['utmCampaign', 'utm_campaign']
] as const

/** Parts of an address that may be kept: the admin code never is. */
export function withoutCode(address: string): string {
  const url = new URL(address)
  url.searchParams.delete('code')
  return url.href
}

/** The address with the UTM fields of a visit, but for those that it has already. Nothing else goes with it. */
export function withCampaign(address: string, touch: FirstTouch): string {
  if (Object.keys(touch).length === 0) return address
  const url = new URL(address)
  for (const [field, parameter] of FIELDS) {
    const value = touch[field]
    if (value && !url.searchParams.has(parameter)) url.searchParams.set(parameter, value)
  }
  return url.href
}

/** UTM fields of an address, each at most 200 characters (contracts/contact.ts). */
export function firstTouchOf(address: string): FirstTouch {
  const search = new URL(address).searchParams
  const touch: FirstTouch = {}
  for (const [field, parameter] of FIELDS) {
    const value = search.get(parameter)?.trim().slice(0, 200)
    if (value) touch[field] = value
  }
  return touch
}
