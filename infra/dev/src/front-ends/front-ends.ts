import { join } from 'node:path'
import { canConnect, findPort } from '../processes/ports.ts'
import { startAll, stopAll } from '../processes/start-all.ts'
import { supervise } from '../processes/supervise.ts'
import { NODE_OPTIONS, ROOT } from '../system/paths.ts'
import { deployStale } from './deploy-stale.ts'
import type { FrontEnds, StartFrontEnds } from './start-front-ends.ts'
import { watchFolders } from './watch.ts'

const FIRST_PORT = 5173

/**
 * Serves the shell and remotes from their sources, each with its own Vite server, and renders their pages in one more process. The
 * gateway reads the addresses of a remote from the registry: when the routes change, the remote is deployed again, so that a new page
 * can be opened.
 */
export const serveFromSources =
  (remotes: readonly string[]): StartFrontEnds =>
  async ({ gatewayUrl, remotesDir, say, note, onLine }): Promise<FrontEnds> => {
    const ports: number[] = []
    const names = ['shell', ...remotes, 'renderer']
    for (const [index] of names.entries()) ports.push(await findPort(FIRST_PORT + index))
    const portOf = (name: string) => ports[names.indexOf(name)] as number
    const originOf = (name: string) => `http://127.0.0.1:${portOf(name)}`
    const start = (name: string, main: string, args: string[]) =>
      supervise({
        name,
        command: process.execPath,
        args: [...NODE_OPTIONS, join(ROOT, 'infra/dev/src', main), String(portOf(name)), ...args],
        cwd: ROOT,
        ending: 'channel',
        isReady: () => canConnect('127.0.0.1', portOf(name)),
        onSpawn: (pid) => note(name, pid),
        onLine: (line) => onLine(name, line),
        say
      })
    const deployables = ['shell', ...remotes]
    const processes = [
      ...deployables.map((name) => start(name, 'front-ends/vite-main.ts', [gatewayUrl, name])),
      start('renderer', 'rendering/render-main.ts', [gatewayUrl, originOf('shell'), ...remotes])
    ]
    await startAll(processes)
    const watchers = remotes.map((remote) =>
      watchFolders([join(ROOT, remote, 'src/remote')], async () => {
        await deployStale({ remotesDir, say, only: [remote] })
      })
    )
    return {
      devServers: Object.fromEntries(deployables.map((name) => [name, originOf(name)])),
      devRenderer: originOf('renderer'),
      processes,
      stop: async () => {
        for (const watcher of watchers) watcher.close()
        await stopAll(processes)
      }
    }
  }
