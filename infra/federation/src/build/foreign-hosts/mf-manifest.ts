import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DeployableManifest } from '@site/contracts/federation/registry'
import { federationName } from '@site/contracts/federation/share-list'
import { MF_MANIFEST, MF_TYPES, type MfManifest } from '@site/contracts/foreign-hosts/mf-manifest'
import { integrityOf } from '@site/registry/integrity.mjs'

/**
 * Writes `mf-manifest.json` beside the files of a remote's version, for hosts that are not ours. No page of the site asks for it.
 *
 * @param dir folder of the version
 * @returns its integrity, by its path
 */
export function writeMfManifest(dir: string, manifest: DeployableManifest): Record<string, string> {
  const content = `${JSON.stringify(mfManifestOf(manifest))}\n`
  writeFileSync(join(dir, 'client', MF_MANIFEST), content)
  return { [MF_MANIFEST]: integrityOf(Buffer.from(content)) }
}

/**
 * A remote's version as Module Federation's manifest describes it. Its public path is 'auto': the folder that the manifest was read from, on whatever
 * origin that is.
 */
export function mfManifestOf(manifest: DeployableManifest): MfManifest {
  const { version, entry, shared } = manifest
  const name = federationName(manifest.name)
  return {
    id: name,
    name,
    metaData: {
      name,
      type: 'app',
      globalName: name,
      buildInfo: { buildVersion: version, buildName: manifest.name },
      remoteEntry: { name: entry, path: '', type: 'module' },
      types: {
        path: '',
        name: '',
        ...(MF_TYPES.zip in manifest.integrity ? MF_TYPES : { zip: '', api: '' })
      },
      publicPath: 'auto'
    },
    shared: Object.entries(shared).map(([share, built]) => ({
      id: `${name}:${share}`,
      name: share,
      version: built,
      singleton: true,
      requiredVersion: `^${built}`,
      hash: '',
      assets: assetsOf([], [])
    })),
    remotes: [],
    exposes: manifest.exposes.map((path) => ({
      id: `${name}:${path.replace('./', '')}`,
      name: path.replace('./', ''),
      path,
      assets: assetsOfView(manifest, path)
    }))
  }
}

/** The files that a host may ask for at once with a view, the entry apart. */
function assetsOfView({ modules, styles, routes, routesModules, widget }: DeployableManifest, path: string) {
  const page = routes.find((route) => `./pages/${route.page}` === path)
  const own = path === './widget' ? widget : page
  const late = new Set(page?.lateStyles)
  const ownModules = path === './routes' ? routesModules : own?.modules
  const allStyles = [...styles, ...(own?.styles ?? [])]
  return assetsOf(
    [...modules, ...(ownModules ?? [])],
    allStyles.filter((file) => !late.has(file)),
    [...late]
  )
}

const assetsOf = (scripts: string[], styles: string[], lateStyles: string[] = []) => ({
  js: { sync: [...new Set(scripts)], async: [] },
  css: { sync: [...new Set(styles)], async: lateStyles }
})
