import type { Server } from 'node:http'
import { fileURLToPath } from 'node:url'
import { createServer, type Plugin, type ViteDevServer } from 'vite'
import type { DeployableSource } from '../../build/deployable-source.ts'
import { ownStyles } from '../../build/vite/own-styles.ts'
import { baseOptions } from '../../build/vite/vite-common.ts'
import { describeErrors } from './describe-errors.ts'
import { remoteModules, sharesOfLibraries } from './remote-modules.ts'

/** Our packages are sources to Vite, as those of the remote are. */
const OURS = ['@site/web', '@site/contracts']

export interface ViteOptions {
  /** Where it serves modules, with a slash at the end. */
  base: string
  /** Takes its web socket. */
  server: Server
}

/**
 * The one Vite server: modules of the remote for browsers, which use the shell's React, and for rendering here. The shell's React takes no hot updates, and development's
 * JSX asks React for what only its development build has.
 */
export function startVite(project: DeployableSource, options: ViteOptions): Promise<ViteDevServer> {
  const { base, server } = options
  return createServer({
    ...baseOptions(project),
    base,
    // Not that of `npm run dev`, which may run at the same time with other settings.
    cacheDir: 'node_modules/.vite-in-site',
    configFile: false,
    clearScreen: false,
    logLevel: 'warn',
    oxc: { jsx: { runtime: 'automatic', development: false, refresh: false } },
    optimizeDeps: {
      exclude: OURS,
      entries: ['src/remote/*.{ts,tsx}', 'src/pages/*/page.tsx'],
      rolldownOptions: { plugins: [sharesOfLibraries] }
    },
    resolve: { dedupe: ['react', 'react-dom'] },
    ssr: { noExternal: OURS },
    plugins: [remoteModules(project, base), ownStyles(project.name), tellErrorPages, describeErrors(project)],
    server: {
      middlewareMode: true,
      hmr: { server },
      fs: { allow: [project.dir, ...OURS.map(folderOf)] }
    }
  })
}

const folderOf = (name: string) => fileURLToPath(new URL('.', import.meta.resolve(`${name}/package.json`)))

/** What is told to pages that show an error: they have no modules whose change Vite would tell them of. */
export const CHANGED = 'site:changed'

const tellErrorPages: Plugin = {
  name: 'site:tell-error-pages',
  hotUpdate({ server }) {
    // Once the modules count as changed.
    if (this.environment.name === 'ssr')
      setImmediate(() => server.environments.client.hot.send({ type: 'custom', event: CHANGED }))
  }
}
