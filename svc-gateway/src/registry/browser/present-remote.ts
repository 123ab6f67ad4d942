import type { BrowserRemote, DeployableManifest } from '@site/contracts/federation/registry'
import { isForeignHostFile } from '@site/contracts/foreign-hosts/mf-manifest'
import { servingBase } from '@site/registry/file-addresses'

/** A remote as pages are told of it: the version that serves, and what the browser may fall back to. */
export function presentRemote(
  manifest: DeployableManifest,
  fallback: DeployableManifest | null
): BrowserRemote {
  return {
    name: manifest.name,
    ...presentVersion(manifest),
    base: servingBase(manifest),
    previous: fallback && presentVersion(fallback)
  }
}

const presentVersion = ({
  version,
  base,
  entry,
  container,
  modules,
  routesModules,
  styles,
  widget,
  routes
}: DeployableManifest) => ({
  version,
  base,
  entry,
  ...(container && { container }),
  modules,
  ...(routesModules && { routesModules }),
  styles,
  ...(widget && { widget }),
  routes: routes.map(({ menus: _, ...route }) => route)
})

/** Integrity of the modules of the version that serves, and of what it may fall back to, by absolute address. */
export const hashesOfRemote = (manifest: DeployableManifest | null, fallback: DeployableManifest | null) => [
  ...(manifest ? hashesOf(manifest, servingBase(manifest)) : []),
  ...(fallback ? hashesOf(fallback, fallback.base) : [])
]

const hashesOf = ({ integrity }: DeployableManifest, base: string): [address: string, integrity: string][] =>
  Object.entries(integrity)
    .filter(([file]) => /\.m?js$/.test(file) && !isForeignHostFile(file))
    .map(([file, hash]) => [base + file, hash])
