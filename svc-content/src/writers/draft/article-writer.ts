import type { ArticleOrigin } from '@site/contracts/articles/article-origin'

/**
 * What a writer is asked for. `seed` makes the template writer deterministic; none of `usedTitles`, the titles of all articles so
 * far, newest first, may be repeated. `subject` is the id of one that somebody chose; without one, or with one it does not know, the
 * writer takes the next in turn. `heldFor`: why the drafts of earlier attempts were held, in French.
 */
export interface WritingOrder {
  seed: string
  usedTitles: readonly string[]
  subject?: string | undefined
  /** What visitors asked in vain, in their words: the article is about that, where the writer takes wishes. */
  wish?: string | undefined
  heldFor?: readonly string[]
  signal?: AbortSignal
}

export interface Draft {
  title: string
  /** HTML */
  content: string
  /** Everything the writer was given to write from: what else the text claims, nobody gave (editor-check). */
  material?: string
}

/** A subject that a writer can be asked for: `date` is the night whose turn it is, `title` what it would be called. */
export interface OfferedSubject {
  id: string
  label: string
  date: string | null
  title: string | null
}

export interface ArticleWriter {
  name: 'template' | 'openai'
  /** The origin that its articles carry. */
  origin: ArticleOrigin
  write(order: WritingOrder): Promise<Draft>
  /** The subjects it can be asked for, in the order in which the nights of `dates` (days in Paris) would have them. */
  listSubjects?(dates: readonly string[], usedTitles: readonly string[]): OfferedSubject[]
  /** Does it write about what it is asked for, whatever it is? */
  takesWishes?: boolean
  /** How many more articles it can write, when that number is limited. */
  countLeft?(usedTitles: readonly string[]): number
}

/** The seed of the first attempt of the day `date`. */
export const firstSeed = (date: string): string => `${date}#1`
