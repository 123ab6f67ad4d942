const NARROW = '\u202f'
const FULL = '\u00a0'

/**
 * `text` with the non-breaking spaces of French typography, since the texts are typed with ordinary ones: narrow before
 * ; ! ? % € and between groups of three digits, full before a colon, inside guillemets, between a number and its unit or between
 * hour and minutes, and between a number and the word it belongs to (n°, article, page…).
 */
export const setFrench = (text: string): string =>
  text
    .replace(/ (?=[;!?%€])/g, NARROW)
    .replace(/ (?=[:»])/g, FULL)
    .replace(/« /g, `«${FULL}`)
    .replace(/(?<=\d) (?=\d{3}(?!\d))/g, NARROW)
    .replace(/(?<=\d) (?=(?:h|min|km|m²|Mo|Go)(?![\p{L}\p{N}]))/gu, FULL)
    .replace(/(?<=\d\u00a0h) (?=\d)/g, FULL)
    .replace(/(?<=(?<![\p{L}\p{N}])(?:n°|article|page|volet|chambre)) (?=\d)/giu, FULL)
    .replace(/– (?=[^–]*–)/g, `–${FULL}`)
