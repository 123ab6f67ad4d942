import type { AccessibilityResults } from '../accessibility/results.ts'

/*
 * Written by `npm run contracts` from the audit in ../accessibility, which is the place to change it. A test says when it is old.
 */

/** What every page says of itself at its foot (A11Y-11). */
export const ACCESSIBILITY_STATE: AccessibilityResults['state'] = 'totalement conforme'

/** What the statement says (A11Y-10). */
export const accessibility: AccessibilityResults = {
  state: ACCESSIBILITY_STATE,
  rate: 100,
  met: 70,
  failed: 0,
  inapplicable: 36,
  gaps: []
}
