import type { AccessibilityResults } from './results.ts'

/** A string as our sources write it. */
const quote = (text: string) => `'${text.replace(/[\\']/g, '\\$&')}'`

/**
 * The source of site/accessibility.ts: what the shell and the statement need of the audit, so that no page of the site carries its 106
 * criteria. Laid out as the formatter would.
 */
export const writeResults = ({ state, gaps, ...numbers }: AccessibilityResults): string =>
  [
    "import type { AccessibilityResults } from '../accessibility/results.ts'",
    '',
    '/*',
    ' * Written by `npm run contracts` from the audit in ../accessibility, which is the place to change it. A test says when it is old.',
    ' */',
    '',
    '/** What every page says of itself at its foot (A11Y-11). */',
    `export const ACCESSIBILITY_STATE: AccessibilityResults['state'] = ${quote(state)}`,
    '',
    '/** What the statement says (A11Y-10). */',
    'export const accessibility: AccessibilityResults = {',
    '  state: ACCESSIBILITY_STATE,',
    ...(['rate', 'met', 'failed', 'inapplicable'] as const).map((name) => `  ${name}: ${numbers[name]},`),
    ...gapLines(gaps),
    '}',
    ''
  ].join('\n')

function gapLines(gaps: AccessibilityResults['gaps']): string[] {
  if (gaps.length === 0) return ['  gaps: []']
  const lines = gaps.map(({ number, asks, reason }) =>
    [
      '    {',
      `      number: ${quote(number)},`,
      ...property('asks', asks, ','),
      ...property('reason', reason, ''),
      '    }'
    ].join('\n')
  )
  return ['  gaps: [', lines.join(',\n'), '  ]']
}

/** The formatter puts a text that is longer than a line on a line of its own. */
const property = (name: string, text: string, end: string): string[] => {
  const line = `      ${name}: ${quote(text)}${end}`
  return line.length <= LINE_WIDTH ? [line] : [`      ${name}:`, `        ${quote(text)}${end}`]
}
const LINE_WIDTH = 110
