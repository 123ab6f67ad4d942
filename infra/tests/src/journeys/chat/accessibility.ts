import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface AxeScope {
  axe: {
    run: (
      context: unknown,
      options: unknown
    ) => Promise<{ violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[] }>
  }
}

/**
 * What axe finds wrong below `selector`: one line a finding, none when all is well (WCAG 2.2 A and AA, best practices).
 * axe waits by timers: where the test holds the clock (`isHeld`), time is moved on for it.
 */
export async function findFaults(page: Page, selector = 'body', isHeld = false): Promise<string[]> {
  await settle(page)
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource)
  let isDone = false
  const faults = page
    .evaluate(async (within) => {
      const { axe } = globalThis as unknown as AxeScope
      const { violations } = await axe.run(within, { resultTypes: ['violations'] })
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
    }, selector)
    .finally(() => {
      isDone = true
    })
  while (isHeld && !isDone) await page.clock.runFor(100)
  return faults
}

/** Waits for what comes in by fading: half there, its colours have half their contrast. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    const finite = document.getAnimations().filter((one) => {
      const { endTime } = one.effect?.getComputedTiming() ?? {}
      return typeof endTime === 'number' && Number.isFinite(endTime)
    })
    await Promise.allSettled(finite.map(({ finished }) => finished))
  })

interface TreeNode {
  nodeId: string
  parentId?: string
  ignored: boolean
  role?: { value?: string }
  name?: { value?: string }
  childIds?: string[]
}

const SAID = new Set([
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

/**
 * What a screen reader goes through below the element with `selector`, in order: 'role name' a line, from the browser's
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
    if (!one.ignored && SAID.has(role)) lines.push(`${role} ${name}`.trim())
    for (const child of one.childIds ?? []) walk(byId.get(child))
  }
  walk(start)
  return lines
}
