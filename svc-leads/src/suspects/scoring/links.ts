/** An address of the web as people and robots write it. An e-mail address is none. */
const LINK = /(?:https?:\/\/|\bwww\.)[^\s<>"'\])]+/gi
const TRAILING = /[.,;:!?)»”]+$/

/** The hosts that a text leads to, each once: who names three pages of one site leads to one place. */
export const linkedHosts = (text: string): string[] => [
  ...new Set((text.match(LINK) ?? []).map((link) => hostOf(link.replace(TRAILING, ''))).filter(Boolean))
]

/** A text without its links. */
export const withoutLinks = (text: string): string => text.replace(LINK, ' ')

function hostOf(link: string): string {
  const address = /^https?:/i.test(link) ? link : `http://${link}`
  return URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : ''
}
