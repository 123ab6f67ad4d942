/** What somebody may be typing in, or is asked by. */
const TAKEN = 'input, textarea, select, [contenteditable="true"], dialog'

/** Who is typing elsewhere by the time a form is there is left in that place. */
export const isTakenElsewhere = (): boolean => document.activeElement?.closest(TAKEN) != null
