/** A vowel, or a y that a consonant follows, as in Yves; an h is silent in what begins as Hélène, Henri, Hervé, Hubert and the like. */
const ELIDES = /^([aeiouœæ]|y[^aeiou]|h(ect|el[eo]|enr|erm|erv|ipp|onor|orten|ub|yac))/i

/**
 * 'de Camille Astier', 'd’Alice Morel': a name or an address after « de », elided before a vowel and a silent h. Where usage wavers or a
 * name is foreign, as with Hugo and Hassan, the h counts as one that is said: « de Hugo » is never wrong.
 */
export const ofName = (name: string): string =>
  // Letters without their accents: é elides as e does.
  `${ELIDES.test(name.trim().normalize('NFD').replace(/\p{M}/gu, '')) ? 'd’' : 'de '}${name}`
