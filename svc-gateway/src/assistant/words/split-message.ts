/** Where one thought ends and the next begins: signs, and words that join two. */
const SEAMS =
  /[.,;:!?…()\n]+|\s(?:et|mais|car|parce que|puisque|pour que|alors que|est-ce que|depuis que)\s/iu

/** The parts of a long message, each of which may hold what is asked. */
export const splitMessage = (message: string): string[] =>
  message
    .split(SEAMS)
    .map((part) => part.trim())
    .filter((part) => part !== '')
