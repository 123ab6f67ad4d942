import { linkedHosts, withoutLinks } from './links.ts'
import type { FindSignals, Signal } from './signal.ts'

/** Domains that are given away, or nearly: most of their links in forms are spam. Some honest firms have them too. */
const DOUBTFUL_DOMAIN =
  /\.(ru|su|top|xyz|click|icu|online|site|store|shop|club|win|bet|download|live|buzz|cyou|loan|casino|poker|sbs)$/
/** They hide where a link leads. */
const SHORTENERS = new Set(
  'bit.ly cutt.ly tinyurl.com t.ly is.gd shorturl.at rebrand.ly ow.ly rb.gy'.split(' ')
)
const MARKUP = /\[url[=\]]|<a\s[^>]*href|<script/i

/** A visitor may well name a site or two; a robot leads somewhere else. */
export const findLinkSignals: FindSignals = ({ message }) => {
  const hosts = linkedHosts(message)
  const signals: Signal[] = []
  if (hosts.length > 0)
    signals.push({ signal: 'links', weight: LINK_WEIGHTS[hosts.length] ?? MANY_LINKS, count: hosts.length })
  if (MARKUP.test(message)) signals.push({ signal: 'markup-links', weight: 80 })
  const doubtful = hosts.filter((host) => DOUBTFUL_DOMAIN.test(host) || SHORTENERS.has(host))
  if (doubtful.length > 0) signals.push({ signal: 'doubtful-link', weight: 40, count: doubtful.length })
  const words = withoutLinks(message).match(/\p{L}{2,}/gu) ?? []
  if (hosts.length > 0 && words.length < 3) signals.push({ signal: 'link-alone', weight: 50 })
  return signals
}

/** By how many hosts are linked to. */
const LINK_WEIGHTS: Record<number, number> = { 1: 20, 2: 30 }
const MANY_LINKS = 50
