import type { ArticleWriter, Draft, WritingOrder } from '../writers/draft/article-writer.ts'

/** A draft that may be published. */
export const buildDraft = (changes: Partial<Draft> = {}): Draft => ({
  title: 'Automatiser sans se presser',
  content: `<p>${'mot '.repeat(700).trim()}</p>`,
  ...changes
})

/** A writer whose answers a test sets one by one. */
export interface TestWriter extends ArticleWriter {
  /** The orders it got, first to last. */
  orders: WritingOrder[]
  /** Sets what the next order gets: a draft, an error to throw, or the promise of a draft. Later orders get drafts with different titles. */
  next(answer: Draft | Error | Promise<Draft>): void
}

export function createTestWriter(): TestWriter {
  const answers: (Draft | Error | Promise<Draft>)[] = []
  const orders: WritingOrder[] = []
  return {
    name: 'template',
    origin: { writer: 'program' },
    orders,
    next: (answer) => void answers.push(answer),
    async write(order) {
      orders.push(order)
      const answer = answers.shift() ?? buildDraft({ title: `Article n° ${orders.length}` })
      if (answer instanceof Error) throw answer
      return answer
    }
  }
}
