/** A parameter that holds the admin code (CONTACT-7), alone or as one of a list, or an address that has one. */
const SECRET = /(^|[?&#;])(x-)?(admin-?)?code(\[[^=]*)?=/i

const MAX_LENGTH = 2000

const isSecret = (text: string) => SECRET.test(decoded(text))

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
  for (const [name, value] of [...url.searchParams])
    if (isSecret(`${name}=`) || isSecret(value)) url.searchParams.delete(name)
  if (isSecret(url.hash)) url.hash = ''
  if (isSecret(url.pathname)) url.pathname = '/'
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

/** Read as often as it may have been written: an address within an address within an address. */
function decoded(text: string): string {
  let read = text
  for (let times = 0; times < 5; times += 1) {
    const next = decodedOnce(read)
    if (next === read) break
    read = next
  }
  return read
}

function decodedOnce(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
