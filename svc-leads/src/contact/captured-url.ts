/** A parameter that holds the admin code (CONTACT-7), alone or in a list, or an address with such a parameter. */
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

/** The campaign parameters of a visit, from the form or, when it has none, from the page's address. The two are never mixed. */
export function captureUtm(given: Utm, pageUrl: string | undefined): Utm {
  const { utmSource, utmMedium, utmCampaign } = given
  const isGiven = [utmSource, utmMedium, utmCampaign].some((value) => value !== null)
  if (isGiven || pageUrl === undefined) return { utmSource, utmMedium, utmCampaign }
  const { searchParams } = new URL(pageUrl, 'https://site.invalid')
  const read = (name: string) => searchParams.get(name)?.trim().slice(0, 200) || null
  return { utmSource: read('utm_source'), utmMedium: read('utm_medium'), utmCampaign: read('utm_campaign') }
}

/** The text decoded up to five times, since an address may hold another address in encoded form, and so on. */
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
