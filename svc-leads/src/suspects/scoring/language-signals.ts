import { linkedHosts, withoutLinks } from './links.ts'
import type { FindSignals, Signal } from './signal.ts'

/** Words that no French, English, German, Spanish or Italian sentence does without: guests write in these languages. */
const COMMON_WORDS = new Set(
  `
le la les un une des du de et est en au aux je nous vous il elle on que qui ce cette pour par sur avec dans ne pas plus votre vos notre nos
mon ma mes me se si ou où mais son sa ses leur bonjour merci avez avons peut
the a an and is are to of in for on with you your we our i my it this that can do not have be or at from as hi hello
der die das und ist ein eine wir sie ich nicht mit auf für von zu den im
el los las y es una con por para no se su del al nuestro hola
il lo gli e di che per un una non con sono
`
    .trim()
    .split(/\s+/)
)
const WORD = /\p{L}+/gu
/** Fewer words say nothing about their language. */
const FEWEST_WORDS = 3
const LATIN = /\p{Script=Latin}/u
const OTHER_SCRIPT = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u

/** A text in another script, in no language that visitors write, or with letters of another script that look like ours. */
export const findLanguageSignals: FindSignals = ({ message, firstName, lastName, email }) => {
  const signals: Signal[] = []
  const words = withoutLinks(message).match(WORD) ?? []
  const hasLink = linkedHosts(message).length > 0
  const foreign = words.filter((word) => OTHER_SCRIPT.test(word) && !LATIN.test(word))
  if (foreign.length > words.length / 2) signals.push({ signal: 'foreign-text', weight: hasLink ? 80 : 50 })
  else if (
    hasLink &&
    words.length >= FEWEST_WORDS &&
    !words.some((word) => COMMON_WORDS.has(word.toLowerCase()))
  )
    signals.push({ signal: 'no-known-language', weight: 80 })
  const mixed = [...words, ...(`${firstName} ${lastName} ${email}`.match(WORD) ?? [])].filter(isMixed)
  if (mixed.length > 0) signals.push({ signal: 'mixed-scripts', weight: 60, count: mixed.length })
  return signals
}

const isMixed = (word: string): boolean =>
  LATIN.test(word) && /\p{Script=Cyrillic}|\p{Script=Greek}/u.test(word)
