import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/**
 * When a process was started, as text that no other process with the same number ever has on this boot; null when there
 * is none (a zombie counts as none). It lets a stale file of pids be trusted: numbers are used again, identities are not.
 */
export function identifyProcess(pid: number): string | null {
  return process.platform === 'linux' ? fromProc(pid) : fromPs(pid)
}

/** Is the process that was noted still the one running under this number? */
export const isStillRunning = (noted: { pid: number; identity: string }): boolean =>
  identifyProcess(noted.pid) === noted.identity

function fromProc(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name in parentheses may hold spaces: fields are counted after it. 0 is the state, 19 the start in clock ticks.
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
