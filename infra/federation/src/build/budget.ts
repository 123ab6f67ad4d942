import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DeployableManifest } from '@site/contracts/federation/registry'

/** The budget of a deployable's folder; nothing where budget.json is not there or does not hold two numbers: it is then refused as it is published. */
export function readBudget(dir: string): Pick<DeployableManifest, 'budget'> {
  const path = join(dir, 'budget.json')
  if (!existsSync(path)) return {}
  const { js, css } = JSON.parse(readFileSync(path, 'utf8')) as { js?: unknown; css?: unknown }
  return typeof js === 'number' && typeof css === 'number' && js > 0 && css > 0 ? { budget: { js, css } } : {}
}
