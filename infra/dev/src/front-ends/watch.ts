import { watch } from 'chokidar'

/** How long the folders must be quiet, in ms: an editor writes several files at once, and each file several times. */
const QUIET_MS = 150

/**
 * Calls `onChange` with the path of a changed file, relative to its folder, once the folders have been quiet for a moment. Calls do not
 * overlap: changes during one are reported by the next. Tests and files that are not source are ignored. `onChange` must not throw.
 */
export function watchFolders(
  folders: string[],
  onChange: (file: string) => Promise<void>
): { close(): void } {
  let timer: NodeJS.Timeout | undefined
  let changed: string | null = null
  let isBusy = false

  const report = async () => {
    if (changed === null || isBusy) return
    isBusy = true
    const file = changed
    changed = null
    await onChange(file)
    isBusy = false
    void report()
  }
  const onEvent = (file: string) => {
    if (!isSource(file)) return
    changed = file
    clearTimeout(timer)
    timer = setTimeout(() => void report(), QUIET_MS)
  }
  const watchers = folders.map((folder) =>
    watch('.', { cwd: folder, ignoreInitial: true }).on('all', (_event, file) => onEvent(file))
  )
  return {
    close: () => {
      clearTimeout(timer)
      for (const watcher of watchers) void watcher.close()
    }
  }
}

const isSource = (file: string) => /\.(ts|tsx|json)$/.test(file) && !/\.test\.tsx?$/.test(file)
