import { PALETTE, type ShownMenus } from '@site/contracts/federation/menus'
import type { BrowserRegistry, BrowserRemote, DeployableManifest } from '@site/contracts/federation/registry'
import type { PageImportMap } from '@site/contracts/federation/render'
import { isForeignHostFile } from '@site/contracts/foreign-hosts/mf-manifest'
import { servingBase } from '@site/registry/file-addresses'
import type { VersionName } from '@site/registry/version-files'
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
 * The registry as a page needs it. A remote whose pages all draw their own frame is entered by a document of its own (decision 125), so
 * that every other page goes without the names and hashes of its modules, and without the commands of the palette. Whoever looks at a version that is not live stays in one document.
 */
export function registryFor({ browser }: Snapshot, match: PageMatch | null): BrowserRegistry {
  if (Object.keys(browser.preview).length > 0) return browser
  const isElsewhere = ({ name, widget, routes }: BrowserRemote) =>
    name !== match?.remote && !widget && routes.length > 0 && routes.every(({ frame }) => frame === 'none')
  return {
    ...browser,
    ...(match?.route?.frame !== 'none' && { menus: withoutPalette(browser.menus) }),
    remotes: browser.remotes.map((remote) => (isElsewhere(remote) ? nameOnly(remote) : remote))
  }
}

const withoutPalette = ({ [PALETTE]: _, ...menus }: ShownMenus = {}): ShownMenus => menus

const nameOnly = (remote: BrowserRemote): BrowserRemote => ({
  ...remote,
  isElsewhere: true,
  modules: [],
  routesModules: [],
  styles: [],
  routes: remote.routes.map((route) => ({ ...route, modules: [], styles: [] })),
  previous: null
})

/** Integrity of every module that a page with this registry may load, by absolute address: of what serves, and of what it may fall back to. */
export function moduleIntegrity(
  { deployables }: Snapshot,
  { remotes }: BrowserRegistry
): PageImportMap['integrity'] {
  const elsewhere = new Set(remotes.flatMap(({ name, isElsewhere }) => (isElsewhere ? [name] : [])))
  const choices = [...deployables.values()].filter(({ name }) => !elsewhere.has(name))
  return Object.fromEntries(
    choices.flatMap(({ name, manifest, fallback }) => [
      ...(manifest ? hashesOf(manifest, servingBase(manifest)) : []),
      // A page starts one shell.
      ...(fallback && name !== 'shell' ? hashesOf(fallback, fallback.base) : [])
    ])
  )
}

const hashesOf = ({ integrity }: DeployableManifest, base: string): [address: string, integrity: string][] =>
  Object.entries(integrity)
    .filter(([file]) => /\.m?js$/.test(file) && !isForeignHostFile(file))
    .map(([file, hash]) => [base + file, hash])

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
