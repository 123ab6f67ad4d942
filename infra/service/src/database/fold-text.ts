/** Letters that Unicode does not decompose into plain letters and marks. */
const LIGATURES: Record<string, string> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l', đ: 'd', ı: 'i' }

/**
 * Text as the search compares it: without case, accents, typographic apostrophes or invisible characters, one space
 * between words. The same function prepares what is stored and what is sought (LIST-2).
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cc}\p{Cf}]/gu, (mark) => (/\s/.test(mark) ? ' ' : ''))
    .toLowerCase()
    .replace(/[œæßøłđı]/g, (letter) => LIGATURES[letter] ?? letter)
    .replace(/[’‘ʼ]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
