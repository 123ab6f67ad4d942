import type { Finding } from '@site/contracts/operations/draft-reading'
import { WORDS } from '../../writers/draft/check-draft.ts'
import { countWords } from '../../writers/draft/count-words.ts'
import { findingCopy } from '../content/findings.ts'
import type { Check } from '../draft-text/check.ts'

const LONGEST_TITLE = 110
const LONGEST_PARAGRAPH = 190

/** 600 to 1200 words (RUN-15), a title that fits on a page of results, paragraphs that can be read. */
export const checkLength: Check = ({ title, html, blocks }) => {
  const findings: Finding[] = []
  const count = countWords(html)
  const add = (severity: Finding['severity'], sentence: string, place: string) =>
    findings.push({ check: 'length', severity, sentence, place })
  if (count < WORDS.min || count > WORDS.max)
    add('serious', findingCopy.words(count, WORDS.min, WORDS.max), findingCopy.inText)
  if (title.length > LONGEST_TITLE) add('serious', findingCopy.longTitle(title.length), findingCopy.inTitle)
  for (const { text } of blocks) {
    const words = countWords(text)
    if (words > LONGEST_PARAGRAPH)
      add(
        words > LONGEST_PARAGRAPH * 1.5 ? 'serious' : 'medium',
        findingCopy.longParagraph(words),
        text.slice(0, 120)
      )
  }
  return findings
}
