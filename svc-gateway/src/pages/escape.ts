const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;'
}

/** Text for HTML, between tags or within a quoted attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)

/** JSON for a script element: without '<' it can neither end the element nor open a comment in it. */
export const escapeJson = (json: string): string => json.replace(/</g, '\\u003c')
