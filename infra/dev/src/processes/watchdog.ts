import { type ChildProcess, spawn } from 'node:child_process'
import { ignore } from '../system/ignore.ts'

/**
 * Ends a process whose code is not ours (a database, a container) when the runner ends, even by kill -9: a shell waits on a pipe
 * whose other end only the runner has open, then runs `command`; not by `exec`, as on minimal systems `kill` exists only as a
 * builtin of the shell. Call `dismiss` once the process has ended.
 */
export function startWatchdog(command: string[]): { dismiss(): void } {
  const watchdog: ChildProcess = spawn('/bin/sh', ['-c', 'cat >/dev/null; "$@"', 'watchdog', ...command], {
    stdio: ['pipe', 'ignore', 'ignore'],
    // Ctrl-C goes to the whole group of the terminal: the watchdog must outlive the runner.
    detached: true
  })
  watchdog.unref()
  watchdog.stdin?.on('error', ignore)
  return { dismiss: () => void watchdog.kill('SIGKILL') }
}
