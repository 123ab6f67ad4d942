/** The name under which a transaction says what was done, for who does not see it (editing.ts reads it out). */
export const SAID = 'said'
