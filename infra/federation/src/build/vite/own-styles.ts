import type { Plugin } from 'vite'

/** What Vite's client knows a style element by: a stylesheet that two units bundle is two elements of one page. */
export const styleId = (unit: string, file: string): string => `${unit}:${file}`

/**
 * Tells the style elements of a unit on a development server from those of others. Each unit has a Vite client of its own, and each
 * takes over the elements that it finds under the names of its files: shared components would lose the styles of one unit.
 */
export const ownStyles = (unit: string): Plugin => ({
  name: 'site:own-styles',
  apply: 'serve',
  enforce: 'post',
  transform: {
    filter: { id: /\.css($|\?)/ },
    handler: (code) => ({
      code: code.replace(/^const __vite__id = "/m, (start) => start + styleId(unit, '')),
      map: null
    })
  }
})
