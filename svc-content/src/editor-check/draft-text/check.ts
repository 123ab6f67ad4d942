import type { Finding } from '@site/contracts/operations/draft-reading'
import type { DraftText } from './read-draft-text.ts'

/** What a draft is read against. */
export interface Known {
  /** Everything the writer was given for it: the texts of the bank, the subject, the facts of the order. */
  material: string
  /** Other articles, that it may not repeat. */
  published: readonly PublishedText[]
}

export interface PublishedText {
  id: number
  title: string
  content: string
}

/** One check: what it finds in a draft. It reads nothing but its arguments. */
export type Check = (draft: DraftText, known: Known) => Finding[]
