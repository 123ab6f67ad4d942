import { escapeHtml } from '../../http/escape.ts'

/** Attributes of an article's HTML that hold an address; the sanitiser writes them all in double quotes. */
const ADDRESS = /(\s(?:href|src|poster|cite)=")([^"]*)(")/gi
const ADDRESSES = /(\ssrcset=")([^"]*)(")/gi

/**
 * An article's HTML for who reads it elsewhere: addresses within the site become whole ones, and a link to a place in the
 * text leads to the article.
 *
 * @param base absolute address of the article
 */
export function withAbsoluteLinks(html: string, base: string): string {
  const absolute = (address: string) => {
    const plain = address.replaceAll('&amp;', '&')
    return URL.canParse(plain, base) ? escapeHtml(new URL(plain, base).href) : address
  }
  const candidate = (text: string) => {
    const [address = '', ...size] = text.trim().split(/\s+/)
    return [absolute(address), ...size].join(' ')
  }
  return html
    .replace(
      ADDRESS,
      (_, before: string, address: string, after: string) => before + absolute(address) + after
    )
    .replace(
      ADDRESSES,
      (_, before: string, list: string, after: string) =>
        before + list.split(/,\s+/).map(candidate).join(', ') + after
    )
}
