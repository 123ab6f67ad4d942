import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DeployableManifest } from '@site/contracts/federation/registry'
import type { DeployableSource } from '../build/deployable-source.ts'

/** Bytes after brotli that all scripts, and all stylesheets, of a deployable may have together: its `budget.json`. */
interface Budget {
  js: number
  css: number
}

/** One line for each part of a deployable that outgrew its budget. A deployable without budget.json is an error too. */
export function errorsOfSize({ dir, name }: DeployableSource, { size }: DeployableManifest): string[] {
  const path = join(dir, 'budget.json')
  if (!existsSync(path)) return [`${name} has no budget.json ({ "js": bytes, "css": bytes } after brotli)`]
  const budget = JSON.parse(readFileSync(path, 'utf8')) as Partial<Budget>
  if (!isBudget(budget)) return [`${name}/budget.json must hold two numbers of bytes, js and css`]
  return (['js', 'css'] as const)
    .filter((kind) => size[kind] > budget[kind])
    .map(
      (kind) =>
        `${name}: ${kind} is ${kilobytes(size[kind])} after brotli, ${kilobytes(size[kind] - budget[kind])} over its ` +
        `budget of ${kilobytes(budget[kind])}: make it smaller, or raise ${name}/budget.json in the same change and say why`
    )
}

const isBudget = (budget: Partial<Budget>): budget is Budget =>
  Number(budget.js) > 0 && Number(budget.css) > 0

export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`
