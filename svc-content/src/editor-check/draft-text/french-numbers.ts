const SMALL =
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt'.split(
    ' '
  )
const OTHERS: Record<string, number> = {
  une: 1,
  trente: 30,
  quarante: 40,
  cinquante: 50,
  soixante: 60,
  cent: 100
}

/** Small numbers as French writes them, for patterns. */
export const NUMBER_WORDS = [...SMALL.slice(1), ...Object.keys(OTHERS)]
  .sort((one, other) => other.length - one.length)
  .join('|')

/** 'cinq' and '5' as 5; undefined for what is no number. */
export function numberOf(word: string): number | undefined {
  if (/^\d+$/.test(word)) return Number(word)
  const small = SMALL.indexOf(word.toLowerCase())
  return small >= 0 ? small : OTHERS[word.toLowerCase()]
}
