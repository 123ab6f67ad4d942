import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DeployableManifest } from '@site/contracts/federation/registry'

/** The source of a deployable: its folder, its name ('mf-blog', 'shell') and the version in its package.json. */
export interface DeployableSource {
  name: string
  dir: string
  packageVersion: string
}

/** Reads package.json of a deployable's folder. Throws when there is none or when it is not one of ours ('@site/<name>'). */
export function readDeployableSource(dir: string): DeployableSource {
  const { name, version } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as {
    name?: string
    version?: string
  }
  if (!name?.startsWith('@site/') || !version) {
    throw new Error(`${dir}/package.json needs a name that starts with @site/ and a version`)
  }
  return { name: name.slice('@site/'.length), dir, packageVersion: version }
}

/**
 * What a remote exposes, by convention (contracts/remote.ts): './routes' from src/remote/routes.ts, './pages/<page>' from
 * src/pages/<page>/page.tsx, './widget' from src/remote/widget.tsx.
 */
export function findExposes(dir: string): Record<string, string> {
  const pages = join(dir, 'src/pages')
  const candidates: [string, string][] = [
    ['./routes', './src/remote/routes.ts'],
    ['./widget', './src/remote/widget.tsx'],
    ...(existsSync(pages) ? readdirSync(pages).sort() : []).map((page): [string, string] => [
      `./pages/${page}`,
      `./src/pages/${page}/page.tsx`
    ])
  ]
  return Object.fromEntries(candidates.filter(([, file]) => existsSync(join(dir, file))))
}

/** The budget of a deployable's folder; nothing where budget.json is not there or does not hold two numbers: it is then refused as it is published. */
export function readBudget(dir: string): Pick<DeployableManifest, 'budget'> {
  const path = join(dir, 'budget.json')
  if (!existsSync(path)) return {}
  const { js, css } = JSON.parse(readFileSync(path, 'utf8')) as { js?: unknown; css?: unknown }
  return typeof js === 'number' && typeof css === 'number' && js > 0 && css > 0 ? { budget: { js, css } } : {}
}
