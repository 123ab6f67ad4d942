import { answers } from '../content/answers.ts'
import type { Language } from '../content/guide.ts'
import { findLines, hasSubject, isKnown, type PlacedLine } from './find-lines.ts'
import { smallWords } from './small-words.ts'
import { wordsOf } from './words.ts'

export interface Passage {
  language: Language
  text: string
  /** Where the guide says it; what is not of the guide has none. */
  line?: PlacedLine
}

export interface Answer {
  passages: Passage[]
  /** What becomes of a question that the guide does not answer. */
  handover?: Passage
}

/** Answers each question of a conversation, in its language: lines of the guide as they stand, or a refusal. */
export function answerAll(questions: readonly string[]): Answer[] {
  let language: Language = 'fr'
  return questions.map((question) => {
    const words = wordsOf(question)
    language = languageOf(words, language)
    return answer(question, words, language)
  })
}

function answer(question: string, words: string[], language: Language): Answer {
  const say = (key: keyof (typeof answers)['fr'], as = language): Passage => ({
    language: as,
    text: answers[as][key]
  })
  const refuse = (...more: Passage[]): Answer => ({
    passages: [say('refusal'), ...more],
    handover: say('handover')
  })
  const bothLanguages = [say('twoLanguages', 'fr'), say('twoLanguages', 'en')]

  if (!/\p{L}/u.test(question)) return { passages: [say('noWords')] }
  if (words.length > 0 && !hasSubject(words, language)) return { passages: [say('greeting')] }
  const lines = findLines(words, language)
  if (lines.length > 0) return { passages: lines.map((line) => ({ language, text: line[language], line })) }
  return scoreOf(words, language) === 0 ? refuse(...bothLanguages) : refuse()
}

/** Small words and words of the guide, which are seldom of both languages. */
const scoreOf = (words: string[], language: Language): number =>
  words.filter((word) => smallWords[language].has(word) || isKnown(word, language)).length

/** The language that more of the words are of; the conversation's own where they do not tell. */
function languageOf(words: string[], before: Language): Language {
  const lead = scoreOf(words, 'fr') - scoreOf(words, 'en')
  return lead === 0 ? before : lead > 0 ? 'fr' : 'en'
}
