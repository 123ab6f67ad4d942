import type { Page } from 'playwright-core'

/** Tabs through the whole page. Answers each control that no Tab reached, that was out of sight or showed no focus. */
export async function findUnreachable(page: Page): Promise<string[]> {
  const count = await page.evaluate(beginWalk)
  const session = await page.context().newCDPSession(page)
  const key = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 }
  // The browser takes them one by one: what a Tab brought into focus is inspected when the next one comes.
  await Promise.all(
    Array.from({ length: count + 3 }, () => [
      session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key }),
      session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key })
    ]).flat()
  )
  await session.detach()
  return page.evaluate(endWalk)
}

interface Walk {
  controls: Set<Element>
  /** Reached, and not in sight or without a ring at that moment. */
  doubtful: Set<HTMLElement>
  stop: AbortController
  fault: (control: HTMLElement) => string | null
}
type WalkScope = { __walk?: Walk }

/** Runs in the page. Lists every control that shows, puts the keyboard at the beginning and looks at what each Tab leaves. */
function beginWalk(): number {
  window.scrollTo(0, 0)
  ;(document.activeElement as HTMLElement | null)?.blur()
  const range = document.createRange()
  range.setStart(document.body, 0)
  getSelection()?.removeAllRanges()
  getSelection()?.addRange(range)
  // One of several radio buttons has the Tab; the arrows lead from it to the others.
  const controls = [
    ...document.querySelectorAll<HTMLElement>(
      'a[href], button:enabled, input:not([type="radio"]:not(:checked)), select, textarea, summary'
    )
  ].filter((control) => !control.closest('[inert]') && control.checkVisibility({ visibilityProperty: true }))
  const fault = (control: HTMLElement): string | null => {
    const name = control.outerHTML.slice(0, 120)
    const ring = [null, '::after', '::before'].some((pseudo) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(control, pseudo)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    })
    if (!ring) return `no ring: ${name}`
    const { left, top, width, height } = control.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + Math.min(height, innerHeight) / 2)
    return hit !== null && (control.contains(hit) || hit.contains(control)) ? null : `out of sight: ${name}`
  }
  const walk: Walk = {
    controls: new Set(controls),
    doubtful: new Set(),
    stop: new AbortController(),
    fault
  }
  ;(globalThis as unknown as WalkScope).__walk = walk
  const look = () => {
    const control = document.activeElement
    if (!(control instanceof HTMLElement) || control === document.body) return
    walk.controls.delete(control)
    if (fault(control)) walk.doubtful.add(control)
  }
  window.addEventListener('keydown', look, { capture: true, signal: walk.stop.signal })
  return controls.length
}

/** Runs in the page. What came into sight with a movement (a carousel) is looked at again, with the time it needs. */
async function endWalk(): Promise<string[]> {
  const walk = (globalThis as unknown as WalkScope).__walk
  if (!walk) throw new Error('no walk was begun')
  walk.stop.abort()
  const faults = [...walk.controls].map((control) => `not reached: ${control.outerHTML.slice(0, 120)}`)
  for (const control of walk.doubtful) {
    control.focus()
    let fault = walk.fault(control)
    for (let frame = 0; frame < 120 && fault; frame += 1) {
      await new Promise((done) => requestAnimationFrame(done))
      fault = walk.fault(control)
    }
    if (fault) faults.push(fault)
  }
  return faults
}
