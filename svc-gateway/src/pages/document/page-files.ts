import type { DeployableManifest } from '@site/contracts/federation/registry'
import type { PageImportMap } from '@site/contracts/federation/render'
import type { Snapshot } from '../../registry/snapshot.ts'
import type { PageMatch } from '../../rendering/match-route.ts'

/** A file the page links to, by absolute address. */
export interface LinkedFile {
  href: string
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

/** Integrity of every module the page may load, by absolute address: of what serves, and of what it may fall back to. */
export function moduleIntegrity({ deployables }: Snapshot): PageImportMap['integrity'] {
  const manifests = [...deployables.values()].flatMap(({ manifest, fallback }) => [manifest, fallback])
  return Object.fromEntries(
    manifests.flatMap((manifest) =>
      Object.entries(manifest?.integrity ?? {}).flatMap(([file, integrity]) =>
        /\.m?js$/.test(file) ? [[`${manifest?.base}${file}`, integrity]] : []
      )
    )
  )
}

export const linkAll = (manifest: DeployableManifest, files: string[]): LinkedFile[] =>
  files.map((file) => ({ href: manifest.base + file, integrity: manifest.integrity[file] ?? null }))

/** Origins other than ours that serve files of this snapshot: a CDN, a development server. */
export function fileOrigins({ deployables }: Snapshot): string[] {
  const bases = [...deployables.values()].flatMap(({ manifest, fallback }) => [
    manifest?.base,
    fallback?.base
  ])
  const origins = bases.flatMap((base) => (base && URL.canParse(base) ? [new URL(base).origin] : []))
  return [...new Set(origins)]
}
