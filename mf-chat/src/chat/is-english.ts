/** Words that no English question does without, and no French one has. Those that both have (« a », « on », « me ») say nothing. */
const ENGLISH = new Set(
  'the is are am was do does did you your yours my i we our us they it its this that what which who how when where why can could would should will may much many any with of for and or not there have has'.split(
    ' '
  )
)
const FRENCH = new Set(
  'le la les un une des du de est et ou je tu il elle nous vous ils mon ma mes votre vos notre nos ce cette ces que qui quoi comment combien quand pourquoi peut avec pour dans sur pas au aux en'.split(
    ' '
  )
)

/** Is it written in English? Two of its small words at least, and more of them than French ones: a French question may name an English product. */
export function isEnglish(question: string): boolean {
  const words = question.toLowerCase().match(/\p{L}+/gu) ?? []
  const count = (known: Set<string>) => words.filter((word) => known.has(word)).length
  return count(ENGLISH) >= 2 && count(ENGLISH) > count(FRENCH)
}
