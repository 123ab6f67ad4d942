/** The id of the button that unfolds the row of a front end. */
export const unfoldId = (name: string): string => `release-${name}`
