import { join } from 'node:path'
import { remoteNames } from '@site/federation/repository/remotes'
import { serveFromSources } from '../front-ends/front-ends.ts'
import { watchFolders } from '../front-ends/watch.ts'
import type { Supervised } from '../processes/supervise.ts'
import { describeError } from '../system/describe-error.ts'
import { ROOT } from '../system/paths.ts'
import { system as map, SERVICES, type ServiceName } from '../system/services.ts'
import { type RunningSystem, type SystemOptions, startSystem } from './run.ts'

/**
 * Starts the whole system with hot reload, for `npm run dev` (FED-14). Vite serves the shell and the named remotes (all when none
 * is named) from their sources; the others have their built version. A service is restarted when its files change, or those of the
 * workspaces that it depends on.
 */
export async function startDev(
  options: SystemOptions & { remotes: string[] }
): Promise<RunningSystem & { notes: string[] }> {
  const all = remoteNames()
  const remotes = options.remotes.length > 0 ? options.remotes : all
  const built = all.filter((name) => !remotes.includes(name))
  const running = await startSystem({ ...options, startFrontEnds: serveFromSources(remotes) })
  const say = options.say ?? console.log
  const watchers = watchServices(running, say)
  return {
    ...running,
    notes: [
      'Development: pages are rendered on the server from the sources, and kept nowhere. npm start renders as production does.',
      `Hot reload: shell, ${remotes.join(', ')}, ${SERVICES.join(', ')}.${built.length > 0 ? ` As built: ${built.join(', ')}.` : ''}`
    ],
    stop: async () => {
      for (const watcher of watchers) watcher.close()
      await running.stop()
    }
  }
}

const COMMON_WORKSPACES = ['infra/service', 'infra/contracts']
const sourcesOf = (workspace: string) => join(ROOT, workspace, 'src')

function watchServices({ processes }: RunningSystem, say: (line: string) => void) {
  const processOf = (name: ServiceName) => processes[name] ?? processes.services
  const restart = async (file: string, which: (Supervised | undefined)[]) => {
    const each = [...new Set(which)].filter((one) => one !== undefined)
    say(`${file} has changed; starting ${each.map((one) => one.name).join(', ')} again`)
    const results = await Promise.allSettled(each.map((one) => one.restart()))
    for (const result of results) {
      if (result.status === 'rejected') say(`${describeError(result.reason)} Waiting for the next change.`)
    }
  }
  return [
    ...SERVICES.map((name) =>
      watchFolders([sourcesOf(map[name].workspace)], (file) =>
        restart(`${map[name].workspace}/src/${file}`, [processOf(name)])
      )
    ),
    watchFolders([sourcesOf('infra/registry')], (file) => restart(file, [processOf('gateway')])),
    watchFolders(COMMON_WORKSPACES.map(sourcesOf), (file) => restart(file, SERVICES.map(processOf)))
  ]
}
