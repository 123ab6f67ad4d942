/** Spellings of one sound, in the order in which they are read. Nasal vowels and 'ch' are written as capitals. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/ch/g, 'C'],
  [/(.)\1/g, '$1'],
  [/e?au/g, 'o'],
  [/gu(?=[ei])|g(?![eiy])/g, 'G'],
  [/ge(?=[ao])|g/g, 'j'],
  [/qu?|k|c(?![eiy])/g, 'k'],
  [/[cz]/g, 's'],
  [/h/g, ''],
  [/y/g, 'i'],
  [/(?:ai|ei|i)[nm](?![aeiounm])|un$/g, 'I'],
  [/[ae][nm](?![aeiounm])/g, 'A'],
  [/o[nm](?![aeiounm])/g, 'O'],
  [/[ae]i/g, 'e'],
  [/ou/g, 'U'],
  [/(?:e[rz]?[stxdp]{0,2}|[stxdp]{1,2})$/g, ''],
  [/(.)\1/g, '$1']
]

/**
 * Roughly how a French word without accents sounds, so that who writes as he hears is understood: 'odit' as 'audit', 'coman' as 'comment'.
 * Endings that are not heard are left out.
 */
export const soundOf = (word: string): string =>
  SOUNDS.reduce((heard, [written, sound]) => heard.replace(written, sound), word)
