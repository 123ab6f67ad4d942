import type { Draft } from '../draft/article-writer.ts'
import { createTemplateWriter } from './create-template-writer.ts'

const DAY_MS = 86_400_000

/**
 * The articles of so many daily runs of the built-in writer from `first` on, oldest first, each written with all earlier titles; fewer
 * where its bank ends before (RUN-31).
 */
export async function writeDays(
  count: number,
  first = '2026-11-22',
  writer = createTemplateWriter()
): Promise<Draft[]> {
  const drafts: Draft[] = []
  const usedTitles: string[] = []
  for (let day = 0; day < count && writer.countLeft?.(usedTitles) !== 0; day += 1) {
    const date = new Date(Date.parse(first) + day * DAY_MS).toISOString().slice(0, 10)
    const draft = await writer.write({ seed: `${date}#1`, usedTitles })
    drafts.push(draft)
    usedTitles.unshift(draft.title)
  }
  return drafts
}
