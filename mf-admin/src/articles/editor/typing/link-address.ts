import { completeAddress, isAddress } from '../document/attributes.ts'

/** [words](address), but not ![a picture](address). */
export const LINK_IN_MARKDOWN = /(?<!!)\[([^[\]\ufffc]+)\]\(([^\s()\ufffc]+)\)/

/** What a typed address leads to, or null for what is none: a page, a mailbox, a telephone, a place of the site. */
export function linkAddress(typed: string): string | null {
  const href = completeAddress(typed)
  const isWhole = /^(https?:\/\/[^/]|mailto:.|tel:.|\/(?!\/)|#.)/i.test(href)
  return isWhole && isAddress(href) ? href : null
}
