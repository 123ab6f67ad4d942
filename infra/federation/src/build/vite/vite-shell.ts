import react from '@vitejs/plugin-react'
import type { ConfigEnv, UserConfig } from 'vite'
import { SERVER_EXTERNALS } from '../../rendering/server-externals.ts'
import { bootScript } from '../boot-script.ts'
import { readDeployableSource } from '../deployable-source.ts'
import { leanImports } from './lean-imports.ts'
import { leanReact } from './lean-react.ts'
import { leanRouter } from './lean-router.ts'
import { baseOptions, clientOptions, serverOptions } from './vite-common.ts'

/**
 * What a deployment of the shell seldom changes stands in a file of its own, which keeps its name then: React, and the platform with the libraries
 * behind it. It imports nothing of the shell. With React apart from the platform both would be larger by 700 bytes after brotli.
 */
const LASTING = {
  name: 'platform',
  test: /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|zustand|@tanstack)[\\/]|[\\/]web[\\/]src[\\/](?!ui[\\/]|theme[\\/])|[\\/]src[\\/](federation[\\/]shares|boot[\\/](pause|next-task))\.ts$/
}

/**
 * Vite's complete configuration of the shell. It is plain Vite: the shell gives its shares through Module Federation's
 * runtime, which asks for half the requests the plugin does on this side. `client` hydrates; `boot`, the small script
 * that starts it, is bundled apart. The server build is one CommonJS file that exports `{ platform, render }`.
 *
 * @param dir folder of the shell
 */
export function defineShell(dir: string): (env: ConfigEnv) => UserConfig {
  return ({ isSsrBuild }) => {
    const base = baseOptions(readDeployableSource(dir))
    if (isSsrBuild) {
      return { ...base, ...serverOptions('/src/server.tsx', SERVER_EXTERNALS.shell), plugins: [react()] }
    }
    return {
      ...base,
      // Parts of the runtime that serve manifests, type hints and Node: none of them is used here.
      define: { FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true', ENV_TARGET: '"web"' },
      ...clientOptions({
        input: { client: '/src/client.tsx' },
        output: { codeSplitting: { groups: [LASTING] } },
        // React looks for parts of its scheduler that only its developers have.
        checks: { importIsUndefined: false }
      }),
      plugins: [react(), leanReact(), leanRouter(), leanImports(), bootScript(dir)]
    }
  }
}
