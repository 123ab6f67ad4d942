/** Parameters that hold the admin code (RESOLUTIONS 4, 15), and values that carry such an address inside. */
const SECRET_NAME = /^(x-)?(admin-?)?code$/i
const SECRET_WITHIN = /(^|[?&#;])(x-)?(admin-?)?code=/i

const MAX_LENGTH = 2000

const isSecret = ([name, value]: [string, string]) => SECRET_NAME.test(name) || SECRET_WITHIN.test(value)

/**
 * The address of a page as it may be kept: http(s) or a path of ours, without credentials and without any parameter
 * that holds the admin code. At most 2000 characters.
 *
 * @returns undefined for what is no such address
 */
export function captureUrl(text: string | null | undefined): string | undefined {
  const isPath = text?.startsWith('/') && !text.startsWith('//')
  const address = isPath ? `https://site.invalid${text}` : (text ?? '')
  if (!URL.canParse(address)) return undefined
  const url = new URL(address)
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return undefined
  url.username = ''
  url.password = ''
  for (const [name] of [...url.searchParams].filter(isSecret)) url.searchParams.delete(name)
  if (SECRET_WITHIN.test(decoded(url.hash))) url.hash = ''
  return (isPath ? url.href.slice(url.origin.length) : url.href).slice(0, MAX_LENGTH)
}

export interface Utm {
  utmSource: string | null
  utmMedium: string | null
  utmCampaign: string | null
}

/** Where a visit came from: as the form says, or, when it says nothing, as the page's address does. Never mixed of both. */
export function captureUtm(given: Utm, pageUrl: string | undefined): Utm {
  const { utmSource, utmMedium, utmCampaign } = given
  const isSaid = [utmSource, utmMedium, utmCampaign].some((value) => value !== null)
  if (isSaid || pageUrl === undefined) return { utmSource, utmMedium, utmCampaign }
  const { searchParams } = new URL(pageUrl, 'https://site.invalid')
  const read = (name: string) => searchParams.get(name)?.trim().slice(0, 200) || null
  return { utmSource: read('utm_source'), utmMedium: read('utm_medium'), utmCampaign: read('utm_campaign') }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
