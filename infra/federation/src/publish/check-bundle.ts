import { join } from 'node:path'
import type { DeployableManifest } from '@site/contracts/federation/registry'
import type { RemoteServerBundle } from '@site/contracts/federation/render'
import { begin } from '../limits/limited-step.ts'
import { loadRemoteBundle, loadShellBundle } from '../rendering/load-bundle.ts'
import { type Bundles, renderSample } from '../rendering/render-sample.ts'
import { errorsOfStyles } from './check-styles.ts'

export interface BundleOrder {
  manifest: DeployableManifest
  /** Folder of the version. */
  dir: string
  /** Server bundle of the shell that it is to run in; null: only what it holds itself is looked at. */
  shellBundle: string | null
}

/** For one page, and for all there is to evaluate. A page renders in milliseconds. */
const SECONDS = 8

/** What is wrong with a built remote, one line each. Runs in a process of its own (run-check.ts): it is code that nobody has tried yet. */
export async function errorsOfRemote({ manifest, dir, shellBundle }: BundleOrder): Promise<string[]> {
  await begin('reading its styles', SECONDS)
  const errors = errorsOfStyles(manifest, dir)
  return shellBundle === null ? errors : [...errors, ...(await errorsOfBundle(manifest, dir, shellBundle))]
}

/**
 * What is wrong with a remote's server bundle: it must load with what the gateway gives, hold a component for each page, and render each page that needs
 * no data.
 */
async function errorsOfBundle(
  manifest: DeployableManifest,
  dir: string,
  shellBundle: string
): Promise<string[]> {
  await begin('loading its server bundle', SECONDS)
  const shell = loadShellBundle(shellBundle)
  let bundle: RemoteServerBundle
  try {
    bundle = loadRemoteBundle(join(dir, manifest.server.file), shell.platform)
  } catch (error) {
    return [`${manifest.name}: its server bundle does not load: ${messageOf(error)}`]
  }
  const missing = bundle.remote.routes
    .filter(
      ({ page }) => typeof bundle.pages[page] !== 'function' || !manifest.exposes.includes(`./pages/${page}`)
    )
    .map(
      ({ path, page }) =>
        `${manifest.name}: ${path} names the page '${page}', and there is no src/pages/${page}/page.tsx`
    )
  if (missing.length > 0) return missing
  const errors: string[] = []
  for (const route of manifest.routes) {
    await begin(`rendering ${route.path}`, SECONDS)
    const error = await errorOfPage(manifest, route, { shell, bundle })
    if (error) errors.push(error)
  }
  return errors
}

async function errorOfPage(
  manifest: DeployableManifest,
  { path }: DeployableManifest['routes'][number],
  bundles: Bundles
): Promise<string | null> {
  const { page, error, askedForData } = await renderSample(manifest, path, bundles)
  // Without its data a page may fail; what it does with data is for its tests.
  return page || askedForData ? null : `${manifest.name}: ${path} does not render: ${messageOf(error)}`
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
