/** The page of the questions, and where on it an entry stands. */
export const FAQ_PATH = '/questions'
export const faqAnchor = (id: number): string => `question-${id}`

/** Of an entry, in characters, but for the number of other wordings, and of entries. */
export const FAQ_LIMITS = {
  question: 200,
  answer: 2000,
  linkLabel: 80,
  linkPath: 200,
  wording: 200,
  wordings: 10,
  entries: 200
} as const
