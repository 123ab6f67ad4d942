/**
 * Where a visit came from (RESOLUTIONS 4): the UTM fields of the landing page, kept in session storage because they
 * vanish from the address at the first navigation. Written by the shell's boot script, read by the forms.
 */
export interface FirstTouch {
  utmSource?: string
  utmMedium?: string
  utmCampaign?: string
}

const KEY = 'first-touch'
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

/** Keeps the first touch of this tab's visit; later pages do not replace it. Throws what a refused storage throws. */
export function noteFirstTouch(address: string, storage: Storage): void {
  if (storage.getItem(KEY) === null) storage.setItem(KEY, JSON.stringify(firstTouchOf(address)))
}

/** What `noteFirstTouch` kept; empty when nothing was, or when it is not ours to read. */
export function firstTouchIn(storage: Storage): FirstTouch {
  const touch: FirstTouch = {}
  const kept = parse(storage.getItem(KEY))
  for (const [field] of FIELDS) {
    const value = kept[field]
    if (typeof value === 'string') touch[field] = value
  }
  return touch
}

function parse(text: string | null): Record<string, unknown> {
  if (text === null) return {}
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    // Another script wrote under our key: as good as nothing kept.
    return {}
  }
}
