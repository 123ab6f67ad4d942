/** Longest address of a mail that mail programs take, in characters. */
const LONGEST = 1900

/**
 * The address that opens a filled-in e-mail in one's own mail program. A text that is too long for an address is cut, at a space.
 *
 * @returns `isCut`: the text did not fit
 */
export function mailtoAddress(to: string, subject: string, text: string): { href: string; isCut: boolean } {
  // RFC 6068: a comma or a question mark in the address would begin something else.
  const head = `mailto:${encodeURIComponent(to).replace('%40', '@')}?subject=${encodeURIComponent(subject)}&body=`
  const encode = (body: string) => head + encodeURIComponent(body.replace(/\r?\n/g, '\r\n'))
  if (encode(text).length <= LONGEST) return { href: encode(text), isCut: false }
  const words = text.split(/(?=\s)/)
  let count = words.length
  while (count > 0 && encode(words.slice(0, count).join('')).length > LONGEST) count -= 1
  return { href: encode(words.slice(0, count).join('')), isCut: true }
}
