/** Longest texts of the desk, in characters, as the service has them (DESK_LIMITS, whose module no browser downloads). */
export const LONGEST = { lostReason: 200, note: 4000 } as const
