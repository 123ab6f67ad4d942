import react from '@vitejs/plugin-react'
import type { ConfigEnv, UserConfig } from 'vite'
import { SERVER_EXTERNALS } from './shared.ts'
import { readUnitSource } from './unit-source.ts'
import { baseOptions, clientOptions, serverOptions } from './vite-common.ts'

/**
 * Vite's configuration of the shell, whole. It is plain Vite: the shell gives its shares through Module Federation's
 * runtime, which is 100 KB (br) lighter than the plugin on this side. Two entries: `client` hydrates, `boot` is the
 * small script that starts it. The server build is one CommonJS file that exports `{ platform, render }`.
 *
 * @param dir folder of the shell
 */
export function defineShell(dir: string): (env: ConfigEnv) => UserConfig {
  return ({ isSsrBuild }) => {
    const unit = readUnitSource(dir)
    if (isSsrBuild) {
      return {
        ...baseOptions(unit),
        ...serverOptions('/src/server.tsx', SERVER_EXTERNALS.shell),
        plugins: [react()]
      }
    }
    return {
      ...baseOptions(unit),
      ...clientOptions({ input: { client: '/src/client.tsx', boot: '/src/boot.ts' } }),
      plugins: [react()]
    }
  }
}
