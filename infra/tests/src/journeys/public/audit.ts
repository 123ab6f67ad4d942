import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
/** Rules that axe leaves out unless asked. */
const EXTRA_RULES = ['target-size', 'label-content-name-mismatch', 'p-as-heading', 'focus-order-semantics']

interface AxeScope {
  axe: {
    run: (
      page: Document,
      options: object
    ) => Promise<{ violations: { id: string; impact: string; nodes: { target: string[] }[] }[] }>
  }
}

/** What axe finds on the page as it stands, whatever its level: 'rule (impact): element'. */
export async function findViolations(page: Page): Promise<string[]> {
  await settle(page)
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource)
  return page.evaluate(async (extra) => {
    const { axe } = globalThis as unknown as AxeScope
    const rules = Object.fromEntries(extra.map((rule) => [rule, { enabled: true }]))
    const { violations } = await axe.run(document, { rules, resultTypes: ['violations'] })
    return violations.flatMap(({ id, impact, nodes }) =>
      nodes.map(({ target }) => `${id} (${impact}): ${target.join(' ')}`)
    )
  }, EXTRA_RULES)
}

/** Waits for what moves once; what goes round for ever is left alone. */
export const settle = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getTiming().iterations !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished)
    )
  )

/** Tabs through the whole page. Answers each control that no Tab reached, that was out of sight or showed no focus. */
export async function findUnreachable(page: Page): Promise<string[]> {
  const count = await page.evaluate(markControls)
  const faults: string[] = []
  for (let press = 0; press < count + 2; press += 1) {
    await page.keyboard.press('Tab')
    const fault = await page.evaluate(inspectFocus)
    if (fault) faults.push(fault)
  }
  const missed = await page.evaluate(() =>
    [...document.querySelectorAll('[data-tried="no"]')].map(
      (control) => `not reached: ${control.outerHTML.slice(0, 120)}`
    )
  )
  await page.evaluate(() => {
    for (const control of document.querySelectorAll('[data-tried]')) control.removeAttribute('data-tried')
  })
  return [...faults, ...missed]
}

/** Runs in the page. Marks every control that shows, and puts the keyboard at the beginning. */
function markControls(): number {
  window.scrollTo(0, 0)
  ;(document.activeElement as HTMLElement | null)?.blur()
  const range = document.createRange()
  range.setStart(document.body, 0)
  getSelection()?.removeAllRanges()
  getSelection()?.addRange(range)
  const controls = [
    ...document.querySelectorAll<HTMLElement>('a[href], button:enabled, input, select, textarea, summary')
  ].filter(
    (control) =>
      control.tabIndex >= 0 &&
      !control.closest('[inert]') &&
      control.checkVisibility({ visibilityProperty: true })
  )
  for (const control of controls) control.dataset.tried = 'no'
  return controls.length
}

/** Runs in the page. Null when the control in focus shows, whole, and says that it has the focus. */
async function inspectFocus(): Promise<string | null> {
  const control = document.activeElement
  if (!(control instanceof HTMLElement) || control === document.body) return null
  control.dataset.tried = 'yes'
  const ring = [null, '::after', '::before'].some((pseudo) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(control, pseudo)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
  })
  const name = control.outerHTML.slice(0, 120)
  if (!ring) return `no ring: ${name}`
  const isSeen = () => {
    const { left, top, width, height } = control.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + Math.min(height, innerHeight) / 2)
    return hit !== null && (control.contains(hit) || hit.contains(control))
  }
  for (let frame = 0; frame < 60 && !isSeen(); frame += 1)
    await new Promise((done) => requestAnimationFrame(done))
  return isSeen() ? null : `out of sight: ${name}`
}
