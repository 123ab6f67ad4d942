import { join, sep } from 'node:path'
import react from '@vitejs/plugin-react'
import type { InlineConfig, Plugin } from 'vite'
import { REPOSITORY } from '../../repository/paths.ts'
import { scopedClassNames } from '../css-names.ts'
import type { DeployableSource } from '../deployable-source.ts'

/** A deployable that is rendered from its sources: its name, and its folder as an absolute path. */
export type RenderedDeployable = Pick<DeployableSource, 'name' | 'dir'>

const COMPONENTS = join(REPOSITORY, 'infra/web/src/ui') + sep
const SOURCES_OF_ALL = ['infra/web/src', 'infra/contracts/src'].map((folder) => join(REPOSITORY, folder))

/** Folders whose changes affect a page of these deployables. */
export const foldersOf = (deployables: readonly RenderedDeployable[]): string[] => [
  ...deployables.map(({ dir }) => join(dir, 'src')),
  ...SOURCES_OF_ALL
]

/**
 * Vite's configuration for rendering these deployables on the server from their sources, in one graph of modules: one React, one platform.
 * Class names must be those of each deployable's own Vite server, or the browser could not hydrate.
 *
 * @param deployables the shell first
 * @param origin where the shell's Vite server serves files from
 */
export function defineRendering(
  deployables: readonly [RenderedDeployable, ...RenderedDeployable[]],
  origin: string
): InlineConfig {
  const [shell] = deployables
  return {
    root: shell.dir,
    // Not the cache of the shell's own Vite server, which runs at the same time: each would discard what the other has prepared.
    cacheDir: join(REPOSITORY, 'node_modules/.vite-rendering'),
    configFile: false,
    appType: 'custom',
    publicDir: false,
    clearScreen: false,
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    css: {
      modules: {
        generateScopedName: (name, file) =>
          scopedClassNames(deployableOf(file, deployables) ?? shell, REPOSITORY)(name, file)
      }
    },
    server: { middlewareMode: true, ws: false, origin },
    plugins: [componentsOfEach(deployables), react()]
  }
}

/**
 * Each remote bundles the shared components, with class names of its own. Here too they become modules of their own, which a query
 * distinguishes.
 */
const componentsOfEach = (deployables: readonly RenderedDeployable[]): Plugin => ({
  name: 'site:components-of-each',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    const deployable = importer && deployableOf(importer, deployables)
    if (!deployable || deployable === deployables[0]) return null
    const resolved = await this.resolve(source, importer, { ...options, skipSelf: true })
    if (!resolved?.id.startsWith(COMPONENTS)) return resolved
    const [file = '', query] = resolved.id.split('?')
    return { ...resolved, id: `${file}?${query ? `${query}&` : ''}deployable=${deployable.name}` }
  }
})

/** The deployable that a module belongs to: the one whose folder it is in, or the one that its query names. */
export function deployableOf(
  id: string,
  deployables: readonly RenderedDeployable[]
): RenderedDeployable | undefined {
  const [file = '', query] = id.split('?')
  const name = new URLSearchParams(query).get('deployable')
  return deployables.find((one) => one.name === name || file.startsWith(one.dir + sep))
}
