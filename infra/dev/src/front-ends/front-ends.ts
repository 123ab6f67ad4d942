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
 * Serves the shell and remotes from their sources, each on a Vite server of its own, and renders their pages in one process more.
 * Which addresses a remote owns is read from the registry: when its routes change, it is deployed again, so that a new page can be
 * opened.
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
    const units = ['shell', ...remotes]
    const processes = [
      ...units.map((unit) => start(unit, 'front-ends/vite-main.ts', [gatewayUrl, unit])),
      start('renderer', 'rendering/render-main.ts', [gatewayUrl, originOf('shell'), ...remotes])
    ]
    await startAll(processes)
    const watched = remotes.map((unit) =>
      watchFolders([join(ROOT, unit, 'src/remote')], async () => {
        await deployStale({ remotesDir, say, only: [unit] })
      })
    )
    return {
      devServers: Object.fromEntries(units.map((unit) => [unit, originOf(unit)])),
      devRenderer: originOf('renderer'),
      processes,
      stop: async () => {
        for (const one of watched) one.close()
        await stopAll(processes)
      }
    }
  }
