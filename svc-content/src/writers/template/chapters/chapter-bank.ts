/** Chapters of one kind: those that fit every subject, and those that only make sense for work a team does every week. */
export interface ChapterBank {
  all: readonly string[]
  work: readonly string[]
}
