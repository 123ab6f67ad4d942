const list = new Intl.ListFormat('fr')

/** « mf-blog, mf-chat et shell » */
export const listNames = (names: string[]): string => list.format(names)
