/** The id of what is focused where the button that changed a front end has gone: the one that unfolds its row, or its line among what was retired. */
export const unfoldId = (name: string): string => `release-${name}`
