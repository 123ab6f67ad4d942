import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
/** Rules that axe leaves out unless asked. */
const EXTRA_RULES = ['target-size', 'label-content-name-mismatch', 'p-as-heading', 'focus-order-semantics']

interface AxeScope {
  axe: {
    run: (
      context: Document | string,
      options: object
    ) => Promise<{ violations: { id: string; impact: string; nodes: { target: string[] }[] }[] }>
  }
}

interface Looking {
  /** A selector of the part to check; without one the whole page is. */
  within?: string | null
  /** The test has paused the clock: axe uses timers, so it is advanced for axe. */
  isHeld?: boolean
}

/**
 * Returns what axe finds on the page, of any level: 'rule (impact): element'. What is found is looked for again once the page
 * stands still: a colour may have begun to change after axe began, and has no contrast to speak of on its way.
 */
export async function findViolations(page: Page, looking: Looking = {}): Promise<string[]> {
  const found = await runAxe(page, looking)
  return found.length === 0 ? found : runAxe(page, looking)
}

async function runAxe(page: Page, { within = null, isHeld = false }: Looking): Promise<string[]> {
  await settle(page)
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource)
  let isDone = false
  const violations = page
    .evaluate(
      async ([selector, extra]) => {
        const { axe } = globalThis as unknown as AxeScope
        const rules = Object.fromEntries(extra.map((rule) => [rule, { enabled: true }]))
        const found = await axe.run(selector ?? document, { rules, resultTypes: ['violations'] })
        return found.violations.flatMap(({ id, impact, nodes }) =>
          nodes.map(({ target }) => `${id} (${impact}): ${target.join(' ')}`)
        )
      },
      [within, EXTRA_RULES] as const
    )
    .finally(() => {
      isDone = true
    })
  while (isHeld && !isDone) await page.clock.runFor(100)
  return violations
}

/** Waits for all animations to finish, except those that repeat for ever, and those that move with the scroller. */
export const settle = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ timeline }) => timeline === document.timeline)
        .filter(({ effect }) => effect?.getTiming().iterations !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished)
    )
  )

interface TreeNode {
  nodeId: string
  parentId?: string
  ignored: boolean
  role?: { value?: string }
  name?: { value?: string }
  childIds?: string[]
}

const READ_ROLES = new Set([
  'dialog',
  'heading',
  'button',
  'link',
  'textbox',
  'searchbox',
  'checkbox',
  'combobox',
  'columnheader',
  'rowheader',
  'cell',
  'table',
  'paragraph',
  'region',
  'search',
  'status',
  'log',
  'img',
  'image'
])

/** Names of links and buttons as the browser tells them to a screen reader, beside their own text, where they differ by more than a label. */
export async function misreadNames(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as {
    nodes: (TreeNode & { backendDOMNodeId: number })[]
  }
  const misread: string[] = []
  for (const { ignored, role, name, backendDOMNodeId } of nodes) {
    if (ignored || !['link', 'button'].includes(role?.value ?? '')) continue
    const { object } = await session.send('DOM.resolveNode', { backendNodeId: backendDOMNodeId })
    const { result } = await session.send('Runtime.callFunctionOn', {
      objectId: object.objectId ?? '',
      functionDeclaration: 'function () { return this.ariaLabel ?? this.textContent }',
      returnByValue: true
    })
    const [told, written] = [name?.value, result.value].map((text) =>
      String(text ?? '')
        .replace(/\s+/g, ' ')
        .trim()
    )
    if (told !== written) misread.push(`${told} | ${written}`)
  }
  await session.detach()
  return misread
}

/**
 * Returns what a screen reader reads below the element with `selector`, in order: 'role name' for each element, from the browser's
 * own accessibility tree.
 */
export async function readAloud(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const { root } = await session.send('DOM.getDocument', { depth: 0 })
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as {
    nodes: (TreeNode & { backendDOMNodeId?: number })[]
  }
  const { node } = await session.send('DOM.describeNode', { nodeId })
  await session.detach()
  const byId = new Map(nodes.map((one) => [one.nodeId, one]))
  const start = nodes.find((one) => one.backendDOMNodeId === node.backendNodeId)
  const lines: string[] = []
  const walk = (one: TreeNode | undefined) => {
    if (!one) return
    const role = one.role?.value ?? ''
    const name = (one.name?.value ?? '').replace(/\s+/g, ' ').trim()
    if (!one.ignored && READ_ROLES.has(role)) lines.push(`${role} ${name}`.trim())
    for (const child of one.childIds ?? []) walk(byId.get(child))
  }
  walk(start)
  return lines
}
