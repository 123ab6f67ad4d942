import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { build } from 'esbuild'
import type { Plugin } from 'vite'

/**
 * The shell's boot script as one file without imports. Beside another entry Vite would move what both use into a chunk of
 * its own, and the first script of the page would need a second request.
 *
 * @param dir folder of the shell
 */
export function bootScript(dir: string): Plugin {
  return {
    name: 'site:boot-script',
    apply: 'build',
    async generateBundle() {
      const { outputFiles } = await build({
        entryPoints: [join(dir, 'src/boot.ts')],
        absWorkingDir: dir,
        bundle: true,
        minify: true,
        format: 'iife',
        target: 'es2022',
        write: false
      })
      const source = outputFiles[0]?.text ?? ''
      const hash = createHash('sha256').update(source).digest('base64url').replaceAll(/[-_]/g, '').slice(0, 8)
      this.emitFile({ type: 'asset', fileName: `assets/boot-${hash}.js`, source })
    }
  }
}
