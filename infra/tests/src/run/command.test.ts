import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { until } from '../harness/until.ts'
import { endCommands, runCommand } from './command.ts'

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

describe('a command', () => {
  it('answers its exit code', async () => {
    expect(await runCommand('sh', ['-c', 'exit 3'])).toBe(3)
  })

  it('that leads a group is ended with what it started, also where that ignores the request', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'command-'))
    const file = join(folder, 'pid')
    try {
      const ended = runCommand('sh', ['-c', `(trap '' TERM; sleep 60 & echo $! > ${file}; wait) & wait`], {
        leadsGroup: true
      })
      const pid = await until('the process', () => Number(readFileSync(file, 'utf8')))
      expect(isAlive(pid)).toBe(true)
      await endCommands()
      expect(await ended).toBe(124)
      await until('its end', () => !isAlive(pid))
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})
