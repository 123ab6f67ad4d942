/** The longest texts of an answer, in characters: the fields of the screen know them too. */
export const ANSWER_LIMITS = { subject: 200, text: 10_000, modelName: 80 } as const
