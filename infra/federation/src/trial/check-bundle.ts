import { join } from 'node:path'
import { DAY_TAG } from '@site/contracts/federation/grants'
import type { DeployableManifest } from '@site/contracts/federation/registry'
import type { RemoteRoute } from '@site/contracts/federation/remote'
import type { RemoteServerBundle } from '@site/contracts/federation/render'
import { ask, begin } from '../limits/limited-step.ts'
import { loadRemoteBundle, loadShellBundle } from '../rendering/load-bundle.ts'
import type { DataAnswer, ReadData } from '../rendering/read-data.ts'
import {
  type Bundles,
  drawsNothing,
  listAddresses,
  renderSample,
  renderWidget,
  sampleAddress,
  type Trial
} from '../rendering/render-sample.ts'
import { errorsOfStyles } from './check-styles.ts'
import { oneLine } from './one-line.ts'

export interface BundleOrder {
  manifest: DeployableManifest
  /** Folder of the version. */
  dir: string
  /** Server bundle of the shell that a remote is to run in; null: only what it holds itself is looked at. */
  shellBundle: string | null
  /** Does the process that set the limits give it data of the running site? */
  hasData: boolean
}

/** For one page, and for all there is to evaluate. A page renders in milliseconds. */
export const SECONDS = 8

/** What is wrong with a built remote, one line each. Runs in a process of its own (run-check.ts): it is code that nobody has tried yet. */
export async function errorsOfRemote({
  manifest,
  dir,
  shellBundle,
  hasData
}: BundleOrder): Promise<string[]> {
  await begin('reading its styles', SECONDS)
  const errors = errorsOfStyles(manifest, dir)
  if (shellBundle === null) return errors
  const read: ReadData | undefined = hasData ? async (path) => (await ask(path)) as DataAnswer : undefined
  return [...errors, ...(await errorsOfBundle(manifest, join(dir, manifest.server.file), shellBundle, read))]
}

/**
 * What is wrong with a remote's server bundle: it must load with what the gateway gives, hold a component for each page, and render each page, but for one
 * whose data cannot be had, and its widget by itself (FED-62).
 */
async function errorsOfBundle(
  manifest: DeployableManifest,
  file: string,
  shellBundle: string,
  read: ReadData | undefined
): Promise<string[]> {
  await begin('loading its server bundle', SECONDS)
  const shell = loadShellBundle(shellBundle)
  let bundle: RemoteServerBundle
  try {
    bundle = loadRemoteBundle(file, shell.platform)
  } catch (error) {
    return [`${manifest.name}: its server bundle does not load: ${oneLine(error)}`]
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
  const unknown = errorsOfTags(manifest, bundle.remote.routes)
  if (unknown.length > 0) return unknown
  const bundles = { shell, bundle }
  return [...(await errorsOfPages(manifest, bundles, read)), ...(await errorsOfWidget(manifest, bundles))]
}

/** Tags of routes that nothing makes stale, as the remote does not declare them. */
function errorsOfTags({ name, cacheTags }: DeployableManifest, routes: RemoteRoute[]): string[] {
  if (!cacheTags) return []
  const known = [DAY_TAG, ...Object.keys(cacheTags)]
  return routes.flatMap(({ path, cacheTags: tags = [] }) =>
    tags
      .filter((tag) => !known.includes(tag))
      .map((tag) => `${name}: ${path} has the tag '${tag}', and the remote declares ${known.join(', ')}`)
  )
}

async function errorsOfPages(
  manifest: DeployableManifest,
  bundles: Bundles,
  read: ReadData | undefined
): Promise<string[]> {
  const errors: string[] = []
  const note = (
    [subject, fails]: [string, string],
    { found, error, lackedData, undeclared }: Trial<unknown>
  ) => {
    const calls = undeclared.map((call) => `${subject} reads ${call}, which the remote does not declare`)
    // Without its data a page may fail; with them it would fail for visitors too.
    const failed = found || lackedData ? [] : [`${subject} ${fails}: ${oneLine(error)}`]
    errors.push(...(calls.length > 0 ? calls : failed).map((line) => `${manifest.name}: ${line}`))
  }
  if (read) await begin('listing its addresses', SECONDS)
  const listed = read && (await listAddresses(manifest, bundles, read))
  if (listed) note(['its sitemap', 'fails'], listed)
  for (const { path } of manifest.routes) {
    await begin(`rendering ${path}`, SECONDS)
    const sample = sampleAddress(path, manifest, listed?.found ?? [])
    const place = path.includes(':') && !sample.isMadeUp ? ` at ${sample.address}` : ''
    note([path, `does not render${place}`], await renderSample(manifest, sample, bundles, read))
  }
  return errors
}

/** A widget renders without a browser as pages do, and draws an element at least: one that draws nothing cannot be told from one that is broken. */
async function errorsOfWidget(manifest: DeployableManifest, bundles: Bundles): Promise<string[]> {
  const { widget } = bundles.bundle
  if (widget === undefined) return []
  const { name } = manifest
  if (typeof widget !== 'function') return [`${name}: its widget is no component`]
  await begin('rendering its widget', SECONDS)
  const { found, error } = await renderWidget(manifest, bundles)
  if (!found) return [`${name}: its widget does not render: ${oneLine(error)}`]
  return (await drawsNothing(found, manifest, bundles)) ? [`${name}: its widget renders nothing`] : []
}
