import { watch } from 'chokidar'

/** An editor writes several files at once, and each file several times. In ms. */
const QUIET_MS = 150

/**
 * Calls `onChange` with a changed file's path, from its folder, once its folders have been quiet for a moment. One call at a
 * time: what changes meanwhile is reported by the next call. Tests and what is not source are not looked at. `onChange` must not throw.
 */
export function watchFolders(
  folders: string[],
  onChange: (file: string) => Promise<void>
): { close(): void } {
  let timer: NodeJS.Timeout | undefined
  let changed: string | null = null
  let isBusy = false

  const tell = async () => {
    if (changed === null || isBusy) return
    isBusy = true
    const file = changed
    changed = null
    await onChange(file)
    isBusy = false
    void tell()
  }
  const take = (file: string) => {
    if (!isSource(file)) return
    changed = file
    clearTimeout(timer)
    timer = setTimeout(() => void tell(), QUIET_MS)
  }
  const watchers = folders.map((folder) =>
    watch('.', { cwd: folder, ignoreInitial: true }).on('all', (_event, file) => take(file))
  )
  return {
    close: () => {
      clearTimeout(timer)
      for (const watcher of watchers) void watcher.close()
    }
  }
}

const isSource = (file: string) => /\.(ts|tsx|json)$/.test(file) && !/\.test\.tsx?$/.test(file)
