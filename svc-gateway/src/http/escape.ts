const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;'
}

/** Text for HTML, between tags or within a quoted attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)

/** What XML 1.0 takes in a document, not even escaped: no controls, no half of a pair, neither U+FFFE nor U+FFFF. */
const NOT_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

/** As `escapeHtml`, without what no XML document may hold. */
export const escapeXml = (text: string): string => escapeHtml(text.replace(NOT_XML, ''))

/** JSON for a script element: without '<' it can neither end the element nor open a comment in it. */
export const escapeJson = (json: string): string => json.replace(/</g, '\\u003c')
