/** Returns the current time. It is passed as an argument, so that a test decides what time it is. */
export type Clock = () => Date

export const systemClock: Clock = () => new Date()
