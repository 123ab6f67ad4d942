const NARROW = '\u202f'
const FULL = '\u00a0'

/**
 * `text` with the non-breaking spaces of French printing: narrow before ; ! ? % € and between groups of three digits,
 * full before a colon, inside guillemets and between a number and its unit. Writers type ordinary spaces.
 */
export const setFrench = (text: string): string =>
  text
    .replace(/ (?=[;!?%€])/g, NARROW)
    .replace(/ (?=[:»])/g, FULL)
    .replace(/« /g, `«${FULL}`)
    .replace(/(?<=\d) (?=\d{3}(?!\d))/g, NARROW)
    .replace(/(?<=\d) (?=(?:h|min|km|m²|Mo|Go)\b)/g, FULL)
    .replace(/– (?=[^–]*–)/g, `–${FULL}`)
