/** For how long what was done can be taken back, in milliseconds. */
export const UNDO_WITHIN = 10_000
