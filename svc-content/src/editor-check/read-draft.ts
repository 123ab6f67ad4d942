import type { Draft } from '../writers/draft/article-writer.ts'
import { checkFigures } from './checks/figures.ts'
import { checkLeftovers } from './checks/leftovers.ts'
import { checkLength } from './checks/length.ts'
import { checkLikeness } from './checks/likeness.ts'
import { checkPromise } from './checks/promise.ts'
import { checkQuotations } from './checks/quotations.ts'
import { checkSources } from './checks/sources.ts'
import { checkStructure } from './checks/structure.ts'
import { checkTypography } from './checks/typography.ts'
import type { Check, Known } from './draft-text/check.ts'
import { readDraftText } from './draft-text/read-draft-text.ts'

/** Every check that needs nothing but the draft and what is known. Links are asked for apart (links/check-links.ts). */
export const CHECKS_OF_TEXT: readonly Check[] = [
  checkLeftovers,
  checkFigures,
  checkQuotations,
  checkSources,
  checkLikeness,
  checkPromise,
  checkStructure,
  checkLength,
  checkTypography
]

/** What the checks find in a cleaned draft, the most telling first. */
export function findingsOf(draft: Pick<Draft, 'title' | 'content'>, known: Known) {
  const text = readDraftText(draft)
  return CHECKS_OF_TEXT.flatMap((check) => check(text, known))
}

/** The sentences about what a draft says and nobody gave: what a model can put right by itself. */
export const claimsOf = (draft: Pick<Draft, 'title' | 'content'>, material: string): string[] => {
  const text = readDraftText(draft)
  return [checkLeftovers, checkFigures, checkQuotations, checkSources].flatMap((check) =>
    check(text, { material, published: [] }).map(({ sentence }) => sentence)
  )
}
