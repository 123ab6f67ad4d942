/** The words of a text in Latin letters, in lower case and without accents: 'Où garer 2 vans ?' is ['ou', 'garer', 'vans']. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    // One word, however it is written.
    .replaceAll(/\bwi[ -]fi\b/g, 'wifi')
    .match(/[a-z]{2,}/g) ?? []

/**
 * What forms of a word share, in French as in English: 'groupes' and 'group', 'monter' and 'monte'. It errs towards keeping words
 * apart: an answer that is not found is handed over, a wrong one would be believed.
 */
export function stemOf(word: string): string {
  const singular = word.length > 3 ? word.replace(/(?<=[^s])[sx]$/, '') : word
  const root = singular.replace(/(?:ees?|er|ez|ent|ing|ed|e)$/, '')
  if (root.length >= 4) return root
  return singular.length >= 4 ? singular.replace(/e$/, '') : singular
}
