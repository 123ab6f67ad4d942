import type { Bank } from './bank/bank.ts'
import { chooseTexts, createUsage, noteUsage, type Usage } from './choose-texts.ts'
import { createTitleIndex } from './choose-title.ts'

/**
 * Tells what earlier articles took from the bank, from their titles alone: each is chosen again as it was, the oldest first. What was
 * found is kept for the next question, which mostly knows one title more.
 */
export function createTextHistory(bank: Bank): (usedTitles: readonly string[]) => Usage {
  const assignmentOf = createTitleIndex(bank.subjects)
  let seen: string[] = []
  let usage = createUsage()
  return (usedTitles) => {
    const titles = usedTitles.toReversed()
    if (!seen.every((title, at) => titles[at] === title)) {
      seen = []
      usage = createUsage()
    }
    for (const title of titles.slice(seen.length)) {
      const assignment = assignmentOf(title)
      if (assignment) noteUsage(usage, assignment.subject.name, chooseTexts(bank, assignment, usage))
      seen.push(title)
    }
    return usage
  }
}
