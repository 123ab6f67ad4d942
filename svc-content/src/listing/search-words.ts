import { foldText } from '@site/service/database/fold-text'

/** What stands before a vowel for a whole word: « l’hôtel » is looked for as « hôtel », which every text about hotels has. */
const ELISION = /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu)'(?=.)/

/** The words of a reader's search, as search_text has them: without signs about them, elisions and repetitions. None where it has no letter and no figure. */
export const searchWords = (sought: string): string[] => [
  ...new Set(foldText(sought).split(BETWEEN).map(bareWord).filter(Boolean))
]

const bareWord = (word: string) => word.replace(SIGNS_ABOUT, '').replace(ELISION, '').replace(SIGNS_ABOUT, '')

/** A word may hold an apostrophe, a hyphen, and a figure its point or comma. */
const BETWEEN = /(?:[^\p{L}\p{N}'.,-]|[.,](?!\p{N}))+/u
const SIGNS_ABOUT = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu
