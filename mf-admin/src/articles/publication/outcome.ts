/** What a dialog shows at its field, or null when it is done. */
export type Outcome = Promise<string | null>
