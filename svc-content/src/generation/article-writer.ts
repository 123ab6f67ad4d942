import type { ArticleOrigin } from '@site/contracts/article-origin'

/** What a writer is asked for. `seed` makes the template writer deterministic; `recentTitles` are those of the last year, not to be repeated. */
export interface WritingOrder {
  seed: string
  recentTitles: readonly string[]
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
}
