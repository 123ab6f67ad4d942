import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/**
 * Identifies a process by its start time, which no other process with the same pid has; null when there is no such process (a zombie
 * counts as none). It makes a stale file of pids reliable, as pids are reused.
 */
export function identifyProcess(pid: number): string | null {
  return process.platform === 'linux' ? fromProc(pid) : fromPs(pid)
}

/** Is the process that was noted still the one with this pid? */
export const isStillRunning = (noted: { pid: number; identity: string }): boolean =>
  identifyProcess(noted.pid) === noted.identity

function fromProc(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name in parentheses may contain spaces, so fields are counted after it: 0 is the state, 19 the start in clock ticks.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (fields[0] === 'Z' || fields[0] === 'X') return null
    return `${bootId()}:${fields[19]}`
  } catch {
    return null
  }
}

function bootId(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
  } catch {
    return ''
  }
}

function fromPs(pid: number): string | null {
  try {
    const line = execFileSync('ps', ['-o', 'stat=,lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim()
    return line === '' || line.startsWith('Z') ? null : line.slice(line.indexOf(' ') + 1)
  } catch {
    return null
  }
}
