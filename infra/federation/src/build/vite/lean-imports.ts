import type { Plugin } from 'vite'
import { createLateImport } from './late-import.ts'

/**
 * Writes the helper that Vite puts around late imports anew, with what ours need of it: it was 0.8 KB after brotli in every deployable.
 * Throws at the build when Vite calls it otherwise.
 */
export const leanImports = (): Plugin => ({
  name: 'site:lean-imports',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id: /vite\/preload-helper/ },
    handler: (code, id) => {
      if (!code.includes('export const __vitePreload')) throw new Error(`${id} does not read as it did`)
      return { code: HELPER, map: null }
    }
  }
})

/** It is part of a chunk in `assets`; Vite names stylesheets from the folder above. */
const HELPER = `export const __vitePreload = (${createLateImport})(document, (file) => new URL('../' + file, import.meta.url).href)`
