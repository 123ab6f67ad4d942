/** Chapters of one kind: those that fit every subject, and those that only make sense for the weekly work of a team. */
export interface ChapterBank {
  all: readonly string[]
  work: readonly string[]
}
