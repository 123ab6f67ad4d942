import { join, sep } from 'node:path'
import react from '@vitejs/plugin-react'
import type { InlineConfig, Plugin } from 'vite'
import { REPOSITORY } from '../../repository/paths.ts'
import { scopedClassNames } from '../css-names.ts'
import type { DeployableSource } from '../deployable-source.ts'

/** A front end that is rendered from its sources: its name, and its folder as an absolute path. */
export type Unit = Pick<DeployableSource, 'name' | 'dir'>

const COMPONENTS = join(REPOSITORY, 'infra/web/src/ui') + sep
const SOURCES_OF_ALL = ['infra/web/src', 'infra/contracts/src'].map((folder) => join(REPOSITORY, folder))

/** Folders whose changes matter to a page of these units. */
export const foldersOf = (units: readonly Unit[]): string[] => [
  ...units.map(({ dir }) => join(dir, 'src')),
  ...SOURCES_OF_ALL
]

/**
 * Vite's configuration for rendering these units on the server from their sources, in one graph of modules: one React, one platform.
 * Class names are those of each unit's own Vite server, or the browser could not hydrate.
 *
 * @param units the shell first
 * @param origin where the shell's Vite server serves files from
 */
export function defineRendering(units: readonly [Unit, ...Unit[]], origin: string): InlineConfig {
  const [shell] = units
  return {
    root: shell.dir,
    // Not the one of the shell's own Vite server, which runs beside: each would throw away what the other has prepared.
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
          scopedClassNames(unitOf(file, units) ?? shell, REPOSITORY)(name, file)
      }
    },
    server: { middlewareMode: true, ws: false, origin },
    plugins: [componentsOfEach(units), react()]
  }
}

/**
 * Each remote bundles the shared components, with class names of its own: they are modules of their own here too, told apart by
 * a query.
 */
const componentsOfEach = (units: readonly Unit[]): Plugin => ({
  name: 'site:components-of-each',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    const unit = importer && unitOf(importer, units)
    if (!unit || unit === units[0]) return null
    const resolved = await this.resolve(source, importer, { ...options, skipSelf: true })
    if (!resolved?.id.startsWith(COMPONENTS)) return resolved
    const [file = '', query] = resolved.id.split('?')
    return { ...resolved, id: `${file}?${query ? `${query}&` : ''}unit=${unit.name}` }
  }
})

/** The unit a module belongs to: the one it lies in, or the one it was made for. */
export function unitOf(id: string, units: readonly Unit[]): Unit | undefined {
  const [file = '', query] = id.split('?')
  const name = new URLSearchParams(query).get('unit')
  return units.find((unit) => unit.name === name || file.startsWith(unit.dir + sep))
}
