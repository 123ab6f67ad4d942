import type { BuildOptions, UserConfig } from 'vite'
import { REPOSITORY } from '../../repository/paths.ts'
import { scopedClassNames } from '../css-names.ts'
import type { DeployableSource } from '../deployable-source.ts'

type RolldownOptions = NonNullable<BuildOptions['rolldownOptions']>

/** What the builds of all deployables have in common. */
export function baseOptions(deployable: DeployableSource) {
  return {
    root: deployable.dir,
    appType: 'custom',
    publicDir: false,
    css: { modules: { generateScopedName: scopedClassNames(deployable, REPOSITORY) } }
  } satisfies UserConfig
}

/** A client build. Nothing is inlined as a data address: the policy of the pages (CSP) does not have to allow them. */
export function clientOptions(rolldownOptions: RolldownOptions) {
  return {
    build: {
      target: 'es2022',
      outDir: 'dist/client',
      emptyOutDir: true,
      manifest: true,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      rolldownOptions
    }
  } satisfies UserConfig
}

/** One CommonJS file with dynamic imports inlined; the gateway's worker supplies the externals. */
export function serverOptions(entry: string, externals: readonly string[]) {
  return {
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true, external: [...externals], target: 'node' },
    build: {
      target: 'node20',
      ssr: true,
      outDir: 'dist/server',
      emptyOutDir: true,
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      minify: false,
      rolldownOptions: {
        input: { entry },
        external: [...externals],
        // No comments that name the files: they would differ from folder to folder.
        experimental: { attachDebugInfo: 'none' },
        output: { format: 'cjs', entryFileNames: 'entry.cjs', codeSplitting: false, exports: 'named' }
      }
    }
  } satisfies UserConfig
}
