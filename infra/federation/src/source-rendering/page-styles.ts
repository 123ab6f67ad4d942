import type { DevStyle } from '@site/contracts/federation/development/dev-rendering'
import type { EnvironmentModuleGraph, EnvironmentModuleNode } from 'vite'
import { styleId } from '../build/vite/own-styles.ts'

const STYLESHEET = /\.css(\?|$)/

export interface PageStylesOptions {
  graph: EnvironmentModuleGraph
  importModule: (id: string) => Promise<unknown>
  /** Name of the deployable that a module is part of. */
  deployableOf: (id: string) => string
}

/**
 * Reads the stylesheets that modules import, in the order in which a browser would apply them. `importModule` returns their text, so
 * that their class names are those that the modules use.
 *
 * @param entries files of imported modules, and of stylesheets
 */
export async function readPageStyles(options: PageStylesOptions, entries: string[]): Promise<DevStyle[]> {
  const { graph, importModule, deployableOf } = options
  const ids = new Set(entries.filter((entry) => STYLESHEET.test(entry)))
  const seen = new Set<EnvironmentModuleNode>()
  const visit = (module: EnvironmentModuleNode | undefined) => {
    if (!module || seen.has(module)) return
    seen.add(module)
    for (const imported of module.importedModules) visit(imported)
    if (module.id && STYLESHEET.test(module.id)) ids.add(module.id)
  }
  for (const entry of entries) visit(graph.getModuleById(entry))
  return Promise.all(
    [...ids].map(async (id) => {
      const [file = '', query] = id.split('?')
      const { default: css } = (await importModule(`${file}?${query ? `${query}&` : ''}inline`)) as {
        default: string
      }
      return { id: styleId(deployableOf(id), file), css }
    })
  )
}
