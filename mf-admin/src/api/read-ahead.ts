/**
 * For what is asked for before the part that shows it is drawn: its answer is not asked for again once it is, and is kept no longer than
 * that takes. Milliseconds.
 */
export const READ_AHEAD = { staleTime: 3_000, gcTime: 3_000 } as const
