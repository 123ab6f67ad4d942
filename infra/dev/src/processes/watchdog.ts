import { type ChildProcess, spawn } from 'node:child_process'
import { ignore } from '../system/ignore.ts'

/**
 * Ends a process that is not ours to change (a database, a container) when the runner goes, kill -9 included: a shell
 * waits on a pipe whose other end only the runner holds. `command` is what it runs then; not by `exec`, since the smallest
 * machines know `kill` as a word of the shell alone. Call `dismiss` once the
 * process has ended.
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
