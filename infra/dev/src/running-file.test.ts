import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { ignore } from './ignore.ts'
import { identifyProcess } from './process-identity.ts'
import { takeRunningFile } from './running-file.ts'
import { makeFolder } from './testing.ts'

async function startSleeper(script = 'setInterval(() => undefined, 1000)') {
  const child = spawn(process.execPath, ['-e', `${script}; console.log('up')`])
  onTestFinished(() => void child.kill('SIGKILL'))
  await once(child.stdout, 'data')
  const pid = child.pid as number
  return { pid, identity: identifyProcess(pid) as string, exit: once(child, 'exit') }
}

const leave = (folder: string, runner: object, processes: object[]) =>
  writeFileSync(
    join(folder, 'running.json'),
    JSON.stringify({ runner: { name: 'runner', ...runner }, processes })
  )

const GONE = { pid: 2 ** 22 + 1, identity: 'gone' }

describe('the file of what runs', () => {
  it('ends what a killed runner left, then takes its place', async () => {
    const folder = makeFolder()
    const left = await startSleeper()
    leave(folder, GONE, [{ name: 'mysql', ...left }])
    const said: string[] = []
    const file = await takeRunningFile(folder, (line) => said.push(line))
    expect(await left.exit).toEqual([null, 'SIGTERM'])
    expect(said.join()).toContain(`mysql (process ${left.pid})`)
    file.release()
    expect(existsSync(join(folder, 'running.json'))).toBe(false)
  })

  it('leaves alone a process that only has the number of one of ours', async () => {
    const folder = makeFolder()
    const stranger = await startSleeper()
    leave(folder, GONE, [{ name: 'mysql', pid: stranger.pid, identity: 'of another boot' }])
    await takeRunningFile(folder, ignore)
    expect(identifyProcess(stranger.pid)).toBe(stranger.identity)
  })

  it('refuses to run twice in one folder, and says which process to stop', async () => {
    const folder = makeFolder()
    const other = await startSleeper()
    leave(folder, other, [])
    await expect(takeRunningFile(folder, ignore)).rejects.toThrow(`kill ${other.pid}`)
    expect(identifyProcess(other.pid)).toBe(other.identity)
  })

  it('takes over a file that was cut short', async () => {
    const folder = makeFolder()
    writeFileSync(join(folder, 'running.json'), '{"runner":')
    const file = await takeRunningFile(folder, ignore)
    file.note('nats', process.pid)
    await expect(takeRunningFile(folder, ignore)).rejects.toThrow(/already runs/)
    file.release()
  })
})
