/** The id of what is focused where the button that changed a front end has gone: the one that unfolds its row, or its line among what was retired. */
export const unfoldId = (name: string): string => `release-${name}`

/** The id of the title above the versions that are ready: what is planned is there again once it is called off. */
export const READY_ID = 'releases-ready'
