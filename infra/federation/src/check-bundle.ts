import { join } from 'node:path'
import type { UnitManifest } from '@site/contracts/registry'
import type { RemoteServerBundle, ShellServerBundle } from '@site/contracts/render'
import { begin } from './limited-step.ts'
import { loadRemoteBundle, loadShellBundle } from './load-bundle.ts'
import { SAMPLE_SITE } from './sample-site.ts'

export interface BundleOrder {
  manifest: UnitManifest
  /** Folder of the version. */
  dir: string
  /** Server bundle of the live shell. */
  shellBundle: string
}

/** For one page, and for all there is to evaluate. A page renders in milliseconds. */
const SECONDS = 8

/**
 * What is wrong with a remote's server bundle, one line each: it must load with what the gateway gives, hold a component
 * for each page, and render each page that needs no data. Runs in a process of its own (run-check.ts): the bundle is code that
 * nobody has tried yet.
 */
export async function faultsOfBundle({ manifest, dir, shellBundle }: BundleOrder): Promise<string[]> {
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
  const faults: string[] = []
  for (const route of manifest.routes) {
    await begin(`rendering ${route.path}`, SECONDS)
    const fault = await faultOfPage(manifest, route, { shell, bundle })
    if (fault) faults.push(fault)
  }
  return faults
}

interface Bundles {
  shell: ShellServerBundle
  bundle: RemoteServerBundle
}

async function faultOfPage(
  manifest: UnitManifest,
  { path }: UnitManifest['routes'][number],
  { shell, bundle }: Bundles
): Promise<string | null> {
  let askedForData = false
  const getJson = (): Promise<never> => {
    askedForData = true
    return Promise.reject(new Error('There is no data while deploying'))
  }
  const address = path === '*' ? '/no-such-page' : path.replaceAll(/:[^/]+/g, '1')
  const remote = { ...manifest, previous: null }
  try {
    await shell.render({
      url: `${SAMPLE_SITE.origin}${address}`,
      site: SAMPLE_SITE,
      registry: { revision: 0, remotes: [remote], down: [], preview: {} },
      bundles: { [manifest.name]: bundle },
      getJson
    })
    return null
  } catch (error) {
    // Without its data a page may fail; what it does with data is for its tests.
    return askedForData ? null : `${manifest.name}: ${path} does not render: ${messageOf(error)}`
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
