import { join } from 'node:path'
import { canConnect, findPort } from '../processes/ports.ts'
import { startAll, stopAll } from '../processes/start-all.ts'
import { supervise } from '../processes/supervise.ts'
import { NODE_OPTIONS, ROOT } from '../system/paths.ts'
import type { FrontEnds, StartFrontEnds } from './start-front-ends.ts'
import { deployStaleUnits } from './units.ts'
import { watchFolders } from './watch.ts'

const FIRST_PORT = 5173

/**
 * Serves units from their sources, each on a Vite server of its own. Which addresses a remote owns is read from the
 * registry: when its routes change, it is deployed again, so that a new page can be opened.
 */
export const serveFromSources =
  (units: readonly string[]): StartFrontEnds =>
  async ({ gatewayUrl, remotesDir, say, note, onLine }): Promise<FrontEnds> => {
    const ports: number[] = []
    for (const [index] of units.entries()) ports.push(await findPort(FIRST_PORT + index))
    const processes = units.map((unit, index) => {
      const port = ports[index] as number
      return supervise({
        name: unit,
        command: process.execPath,
        args: [
          ...NODE_OPTIONS,
          join(ROOT, 'infra/dev/src/front-ends/vite-main.ts'),
          unit,
          String(port),
          gatewayUrl
        ],
        cwd: ROOT,
        ending: 'channel',
        isReady: () => canConnect('127.0.0.1', port),
        onSpawn: (pid) => note(unit, pid),
        onLine: (line) => onLine(unit, line),
        say
      })
    })
    await startAll(processes)
    const remotes = units.filter((unit) => unit !== 'shell')
    const watched = remotes.map((unit) =>
      watchFolders([join(ROOT, unit, 'src/remote')], async () => {
        await deployStaleUnits({ remotesDir, say, only: [unit] })
      })
    )
    return {
      devServers: Object.fromEntries(units.map((unit, index) => [unit, `http://127.0.0.1:${ports[index]}`])),
      processes,
      stop: async () => {
        for (const one of watched) one.close()
        await stopAll(processes)
      }
    }
  }
