import type { ArticleOrigin } from '@site/contracts/articles/article-origin'

/** What a writer is asked for. `seed` makes the template writer deterministic; none of `usedTitles`, the titles of all articles so far, newest first, may be repeated. */
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
  /** The origin that its articles carry. */
  origin: ArticleOrigin
  write(order: WritingOrder): Promise<Draft>
  /** How many more articles it can write, when that number is limited. */
  countLeft?(usedTitles: readonly string[]): number
}
