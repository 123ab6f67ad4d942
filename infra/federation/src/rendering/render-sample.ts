import { isWithin } from '@site/contracts/federation/grants'
import { menusOf } from '@site/contracts/federation/menus'
import type { DeployableManifest } from '@site/contracts/federation/registry'
import type { SitemapEntry } from '@site/contracts/federation/remote'
import type { RemoteServerBundle, RenderOutput, ShellServerBundle } from '@site/contracts/federation/render'
import { matchRoute } from '@site/contracts/federation/route-match'
import { readAnswer } from '@site/registry/read-answer.mjs'
import type { ReadData } from './read-data.ts'
import { SAMPLE_SITE } from './sample-site.ts'

export interface Bundles {
  shell: ShellServerBundle
  bundle: RemoteServerBundle
}

/** What came of a trial; `found` is null when it threw `error`. */
export interface Trial<Found> {
  found: Found | null
  error?: unknown
  /** What it asked for of the API that it does not declare. */
  undeclared: string[]
  /** It wanted data that could not be had: no site was asked, it did not answer well, or the address was made up and there is nothing. */
  lackedData: boolean
}

/** An address of a route to try it at. */
export interface SampleAddress {
  address: string
  /** '1' stands for what its pattern leaves open. */
  isMadeUp: boolean
}

/**
 * Renders one page of a remote by itself in the shell.
 *
 * @param read gives it the data of the running site; without it, it has none
 */
export function renderSample(
  manifest: DeployableManifest,
  { address, isMadeUp }: SampleAddress,
  { shell, bundle }: Bundles,
  read?: ReadData
): Promise<Trial<RenderOutput>> {
  return tryWithData({ shell, read, isMadeUp, api: manifest.api }, (getJson) =>
    shell.render({
      url: `${SAMPLE_SITE.origin}${address}`,
      site: SAMPLE_SITE,
      registry: {
        revision: 0,
        remotes: [{ ...manifest, previous: null }],
        down: [],
        menus: menusOf([manifest]),
        preview: {}
      },
      bundles: { [manifest.name]: bundle },
      getJson
    })
  )
}

/**
 * Renders the widget of a remote in the place of a page, which pages rendered on the server leave to the browser.
 *
 * @param widget by default its own
 */
export function renderWidget(
  manifest: DeployableManifest,
  { shell, bundle }: Bundles,
  widget: unknown = bundle.widget
): Promise<Trial<RenderOutput>> {
  const route = { path: '/', page: 'widget', render: 'server' as const, modules: [], styles: [] }
  const head = { title: manifest.name, description: '' }
  const routes = [{ ...route, index: false, cacheTags: [], head: () => head }]
  return renderSample(
    { ...manifest, routes: [route] },
    { address: route.path, isMadeUp: false },
    { shell, bundle: { remote: { routes }, pages: { widget } } }
  )
}

/** Did a widget draw nothing at all? Whatever the shell puts around it, it is the same then as around one that draws nothing. */
export async function drawsNothing(
  { html }: RenderOutput,
  manifest: DeployableManifest,
  bundles: Bundles
): Promise<boolean> {
  const { found } = await renderWidget(manifest, bundles, () => null)
  return found?.html === html
}

/** Renders what a shell shows by itself, at an address that no remote has. Rejects with what it throws. */
export const renderWithoutRemotes = (shell: ShellServerBundle): Promise<RenderOutput> =>
  shell.render({
    url: `${SAMPLE_SITE.origin}/`,
    site: SAMPLE_SITE,
    registry: { revision: 0, remotes: [], down: [], menus: menusOf([]), preview: {} },
    bundles: {},
    getJson: () => Promise.reject(new Error('There is no data without remotes'))
  })

/** The addresses that a remote names to search engines, from the data of the running site. */
export function listAddresses(
  { api }: Pick<DeployableManifest, 'api'>,
  { shell, bundle }: Bundles,
  read: ReadData
): Promise<Trial<SitemapEntry[]>> {
  return tryWithData(
    { shell, read, isMadeUp: false, api },
    async (getJson) => (await bundle.remote.sitemap?.({ site: SAMPLE_SITE, getJson })) ?? []
  )
}

/** An address of a route: one of `known` that it owns, else '1' for what its pattern leaves open. */
export function sampleAddress(
  path: string,
  { routes }: Pick<DeployableManifest, 'routes'>,
  known: readonly SitemapEntry[] = []
): SampleAddress {
  if (path === '*') return { address: '/no-such-page', isMadeUp: false }
  if (!path.includes(':')) return { address: path, isMadeUp: false }
  const found = known.find((entry) => matchRoute(routes, entry.path)?.route.path === path)
  return found
    ? { address: found.path, isMadeUp: false }
    : { address: path.replaceAll(/:[^/]+/g, '1'), isMadeUp: true }
}

type GetJson = (path: string) => Promise<unknown>

interface DataOfTrial {
  shell: ShellServerBundle
  read: ReadData | undefined
  isMadeUp: boolean
  api: DeployableManifest['api']
}

async function tryWithData<Found>(
  { shell, read, isMadeUp, api }: DataOfTrial,
  work: (getJson: GetJson) => Promise<Found>
): Promise<Trial<Found>> {
  let lackedData = false
  const undeclared = new Set<string>()
  const getJson: GetJson = async (path) => {
    if (api && !isWithin(String(path), api)) {
      undeclared.add(String(path))
      return readAnswer(shell.platform, { status: 403, body: '{"message":"It does not declare this call"}' })
    }
    const answer = read && (await read(String(path)))
    if (!answer || answer.status >= 500 || (isMadeUp && answer.status === 404)) lackedData = true
    if (!answer) throw new Error('There is no data while deploying')
    return readAnswer(shell.platform, answer)
  }
  try {
    const found = await work(getJson)
    return { found, lackedData, undeclared: [...undeclared] }
  } catch (error) {
    return { found: null, error, lackedData, undeclared: [...undeclared] }
  }
}
