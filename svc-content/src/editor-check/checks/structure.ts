import type { Finding } from '@site/contracts/operations/draft-reading'
import { findingCopy } from '../content/findings.ts'
import type { Check } from '../draft-text/check.ts'
import type { Block } from '../draft-text/read-draft-text.ts'

const FEWEST_HEADINGS = 3
const isHeading = ({ tag }: Block) => /^h[1-6]$/.test(tag)

/** A lead, headings that each hold something, a list or a table, an ending that leads on to the site. */
export const checkStructure: Check = ({ html, blocks }) => {
  const findings: Finding[] = []
  const add = (severity: Finding['severity'], sentence: string, place: string = findingCopy.inText) =>
    findings.push({ check: 'structure', severity, sentence, place })
  const headings = blocks.filter(isHeading)
  const seconds = headings.filter(({ tag }) => tag === 'h2')
  if (blocks[0]?.tag !== 'p') add('serious', findingCopy.noLead, blocks[0]?.text.slice(0, 120))
  if (seconds.length < FEWEST_HEADINGS) add('serious', findingCopy.fewHeadings(seconds.length))
  for (const [index, block] of blocks.entries()) {
    const next = blocks[index + 1]
    if (!isHeading(block)) continue
    if (!block.text || !next || (isHeading(next) && next.tag <= block.tag))
      add('serious', findingCopy.emptySection, block.text)
    if (block.tag === 'h1' || (block.tag === 'h3' && block.section === 0) || /^h[456]$/.test(block.tag))
      add('medium', findingCopy.badLevel, block.text)
  }
  const twice = headings.find(({ text }, index) => headings.findIndex((one) => one.text === text) !== index)
  if (twice) add('serious', findingCopy.sameHeading, twice.text)
  if (!/<(?:ul|ol|table)\b/.test(html)) add('light', findingCopy.noList)
  if (!/<a href="\/[^"]*"/.test(html.slice(-1500))) add('medium', findingCopy.noCall)
  const last = blocks.at(-1)
  if (last?.tag === 'p' && !/[.!?…»)]["»\s]*$/u.test(last.text))
    add('serious', findingCopy.unfinished, last.text.slice(-120))
  return findings
}
