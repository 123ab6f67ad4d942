import { PALETTE, type ShownMenus } from '@site/contracts/federation/menus'
import { nameRoutes } from '@site/contracts/federation/named-routes'
import type { BrowserRegistry, DeployableManifest } from '@site/contracts/federation/registry'
import type { PageImportMap } from '@site/contracts/federation/render'
import { servingBase } from '@site/registry/file-addresses'
import type { VersionName } from '@site/registry/version-files'
import { hashesOfRemote } from '../../registry/browser/present-remote.ts'
import { isApart } from '../../registry/browser/remotes-file.ts'
import type { Snapshot } from '../../registry/snapshot.ts'
import type { PageMatch } from '../../rendering/match-route.ts'

/** A file the page links to, by absolute address: `file` of a version. */
export interface LinkedFile {
  href: string
  version: VersionName
  file: string
  integrity: string | null
}

/**
 * Stylesheets in the order of their layers: shell, the page's remote, its route, widgets. Widgets stay out of admin; where the
 * page comes rendered, a widget brings its styles itself when it comes.
 */
export function stylesOf(
  { shell, deployables }: Snapshot,
  match: PageMatch | null,
  isWithoutWidgets: boolean
): LinkedFile[] {
  const owner = match && deployables.get(match.remote)?.manifest
  const widgets = [...deployables.values()].flatMap(({ manifest }) =>
    manifest?.widget && !isWithoutWidgets ? [manifest] : []
  )
  const files = [
    ...(shell ? linkAll(shell, shell.styles) : []),
    ...(owner ? linkAll(owner, [...owner.styles, ...(match.route?.styles ?? [])]) : []),
    ...widgets.flatMap((manifest) =>
      linkAll(manifest, [...manifest.styles, ...(manifest.widget?.styles ?? [])])
    )
  ]
  return [...new Map(files.map((file) => [file.href, file])).values()]
}

/**
 * The registry as a page needs it: all of the remotes that it shows, those with a widget among them, and the routes of the others, whose versions stand
 * in a file that it names (decision 200). What that does not hold, such as a version for this page alone, is said here. A remote whose pages are documents of
 * their own is never needed (decision 125); whoever looks at a version that is not live stays in one document. A shell of before gets all.
 * Pages in the site's frame go without the commands of the palette.
 */
export function registryFor(
  { browser, shell, file, deployables, redirects }: Snapshot,
  match: PageMatch | null
): BrowserRegistry {
  const isPreview = Object.keys(browser.preview).length > 0
  // Whoever looks at a version that is not live comes to the administration in this very document.
  const isInAdmin = isPreview || match?.route?.frame === 'none'
  const all = isInAdmin ? browser : { ...browser, menus: withoutPalette(browser.menus) }
  if (!file || shell?.registry !== 'by-need') return all
  const named: Record<string, string> = {}
  // Behind an address that leads elsewhere is another document as well.
  const elsewhere: Record<string, string> = {}
  for (const [index, { routes }] of redirects.entries()) {
    const line = nameRoutes(routes)
    if (line !== null) elsewhere[`redirect-${index}`] = line
  }
  const remotes = browser.remotes.filter((remote) => {
    const { name, widget, routes } = remote
    if (name === match?.remote || widget) return true
    const choice = deployables.get(name)
    const line = nameRoutes(routes)
    const isElsewhere = !isPreview && isApart(remote)
    if (line === null || !(isElsewhere || (choice && file.holds(choice)))) return true
    const others = isElsewhere ? elsewhere : named
    others[name] = line
    return false
  })
  const hasNamed = Object.keys(named).length > 0
  return {
    ...all,
    remotes,
    ...(hasNamed && { named: { href: file.href, integrity: file.integrity, routes: named } }),
    ...(Object.keys(elsewhere).length > 0 && { elsewhere })
  }
}

const withoutPalette = ({ [PALETTE]: _, ...menus }: ShownMenus = {}): ShownMenus => menus

/**
 * Integrity of every module that a page may load by what this registry says, by absolute address: of what serves, and of what it may
 * fall back to.
 */
export function moduleIntegrity(
  { deployables }: Snapshot,
  { remotes }: BrowserRegistry
): PageImportMap['integrity'] {
  const hashes = ['shell', ...remotes.map(({ name }) => name)].flatMap((name) => {
    const { manifest = null, fallback = null } = deployables.get(name) ?? {}
    // A page starts one shell.
    return hashesOfRemote(manifest, name === 'shell' ? null : fallback)
  })
  return Object.fromEntries(hashes)
}

export function linkAll(manifest: DeployableManifest, files: string[]): LinkedFile[] {
  const { name, version, integrity } = manifest
  const base = servingBase(manifest)
  return files.map((file) => ({
    href: base + file,
    version: { name, version },
    file,
    integrity: integrity[file] ?? null
  }))
}

/** Origins other than ours that serve files of this snapshot: a CDN, a development server. */
export function fileOrigins({ deployables }: Snapshot): string[] {
  const bases = [...deployables.values()].flatMap(({ manifest, fallback }) => [
    manifest?.base,
    fallback?.base
  ])
  const origins = bases.flatMap((base) => (base && URL.canParse(base) ? [new URL(base).origin] : []))
  return [...new Set(origins)]
}
