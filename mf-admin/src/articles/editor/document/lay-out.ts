import { splitBlocks } from './split-blocks.ts'

const ON_A_LINE = 'li|tr|thead|tbody|tfoot|caption|colgroup|figcaption|dt|dd|summary'
const CONTAINERS = 'ul|ol|table|thead|tbody|tfoot|figure|dl|details'
const BREAKS = new RegExp(`>(?=<(?:(?:${ON_A_LINE})\\b|/(?:${CONTAINERS})>))`, 'g')
const STEP = new RegExp(`<(/?)(?:${CONTAINERS}|li|tr)\\b`, 'g')

/** HTML with one block a line and each item, row and caption on its own, indented. Nothing but white space is added, where it says nothing. */
export function layOut(html: string): string {
  const cut = splitBlocks(html)
  if (!cut) return html
  return cut.blocks
    .map(({ gap, html }, index) => (index === 0 || gap.includes('\n') ? gap : `${gap}\n`) + layOutBlock(html))
    .join('')
}

function layOutBlock(html: string): string {
  if (html.includes('\n') || /<pre\b/i.test(html)) return html
  let depth = 0
  return html
    .replace(BREAKS, '>\n')
    .split('\n')
    .map((line) => {
      const closesFirst = line.startsWith('</')
      const steps = [...line.matchAll(STEP)].reduce((sum, [, slash]) => sum + (slash ? -1 : 1), 0)
      const indent = Math.max(0, closesFirst ? depth - 1 : depth)
      depth += steps
      return '  '.repeat(indent) + line
    })
    .join('\n')
}
