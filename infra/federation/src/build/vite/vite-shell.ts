import react from '@vitejs/plugin-react'
import type { ConfigEnv, UserConfig } from 'vite'
import { SERVER_EXTERNALS } from '../../rendering/server-externals.ts'
import { bootScript } from '../boot-script.ts'
import { readDeployableSource } from '../deployable-source.ts'
import { leanImports } from './lean-imports.ts'
import { leanRouter } from './lean-router.ts'
import { baseOptions, clientOptions, serverOptions } from './vite-common.ts'

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
      ...clientOptions({ input: { client: '/src/client.tsx' } }),
      plugins: [react(), leanRouter(), leanImports(), bootScript(dir)]
    }
  }
}
