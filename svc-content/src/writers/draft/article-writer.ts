import type { ArticleOrigin } from '@site/contracts/articles/article-origin'

/** What a writer is asked for. `seed` makes the template writer deterministic; `usedTitles` are all there ever were, newest first: none may be repeated. */
export interface WritingOrder {
  seed: string
  usedTitles: readonly string[]
  signal?: AbortSignal
}

export interface Draft {
  title: string
  /** HTML */
  content: string
}

export interface ArticleWriter {
  name: 'template' | 'openai'
  /** What its articles say of how they were made. */
  origin: ArticleOrigin
  write(order: WritingOrder): Promise<Draft>
  /** How many more articles it has in store, where that comes to an end. */
  countLeft?(usedTitles: readonly string[]): number
}
