import { readFileSync } from 'node:fs'
import { childrenOf } from '../../../harness/child-processes.ts'

const TICKS_PER_SECOND = 100

/** CPU that a process and those it started have used so far, in microseconds (Linux: /proc). */
export function cpuOf(pid: number): number {
  const [own, ...children] = [pid, ...childrenOf(pid)].map((one) => {
    const fields = readFileSync(`/proc/${one}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    return ((Number(fields[11]) + Number(fields[12])) * 1_000_000) / TICKS_PER_SECOND
  })
  return children.reduce((sum, one) => sum + one, own ?? 0)
}
