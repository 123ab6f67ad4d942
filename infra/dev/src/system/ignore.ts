/** For a callback that has nothing to do. */
export const ignore = (): undefined => undefined
