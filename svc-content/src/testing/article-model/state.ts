/** What is stored, apart from times: the model predicts it, and the database is read into it. */
export interface State {
  /** `shown`: the title that the blog shows, null when it does not show the article. */
  articles: Record<number, { state: string; revision: number; shown: string | null }>
  /** By article and number: '7/2'. */
  revisions: Record<string, { title: string; schedule: number | null }>
  drafts: Record<number, { article: number; version: number; base: number; title: string }>
  schedules: Record<
    number,
    {
      article: number
      draft: number
      version: number
      title: string
      dueAt: number
      state: string
      revision: number | null
    }
  >
  /** How many events were ever left for the bus. */
  events: number
}

export const EMPTY: State = { articles: {}, revisions: {}, drafts: {}, schedules: {}, events: 0 }

/** The ids of what was added, which the database chooses and a model cannot know. */
export interface Added {
  article: number
  draft: number
  schedule: number
}

const newKey = (before: object, after: object, nth: number): number => {
  const keys = Object.keys(after).filter((key) => !Object.hasOwn(before, key))
  return Number(keys[nth] ?? keys.at(-1) ?? 0)
}

/** `nth`: which of those that were added where two requests at once each added one; the last where there are fewer. */
export const addedBetween = (before: State, after: State, nth = 0): Added => ({
  article: newKey(before.articles, after.articles, nth),
  draft: newKey(before.drafts, after.drafts, nth),
  schedule: newKey(before.schedules, after.schedules, nth)
})
