import type { Plugin } from 'vite'

/** The id of a style element for Vite's client: a stylesheet that two deployables bundle is two elements of one page. */
export const styleId = (deployable: string, file: string): string => `${deployable}:${file}`

/**
 * Gives the style elements of a deployable ids of its own on a development server. Each deployable has its own Vite client, which takes
 * over the elements that it finds under the names of its files: shared components would lose the styles of one deployable.
 */
export const ownStyles = (deployable: string): Plugin => ({
  name: 'site:own-styles',
  apply: 'serve',
  enforce: 'post',
  transform: {
    filter: { id: /\.css($|\?)/ },
    handler: (code) => ({
      code: code.replace(/^const __vite__id = "/m, (start) => start + styleId(deployable, '')),
      map: null
    })
  }
})
