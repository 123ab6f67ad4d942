import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { describe, expect, it, onTestFinished } from 'vitest'
import { ignore } from '../system/ignore.ts'
import { NODE_OPTIONS } from '../system/paths.ts'
import { identifyProcess } from './process-identity.ts'
import { backoffOf, type ProcessPlan, supervise } from './supervise.ts'
import { until } from './until.ts'
import { startWatchdog } from './watchdog.ts'

/** Supervises a script that counts as ready once it has written 'up'. */
function superviseScript(script: string, more: Pick<ProcessPlan, 'readyWithinMs'> = {}) {
  const said: string[] = []
  const pids: number[] = []
  let isUp = false
  const process_ = supervise({
    name: 'probe',
    command: process.execPath,
    args: ['-e', script],
    ending: 'channel',
    ...more,
    isReady: async () => isUp,
    onLine: (line) => {
      if (line === 'up') isUp = true
    },
    onSpawn: (pid) => {
      isUp = false
      pids.push(pid)
    },
    say: (line) => said.push(line),
    graceMs: 500
  })
  onTestFinished(() => process_.stop())
  return { process: process_, said, pids }
}

const LIVES =
  "process.on('SIGTERM', () => process.exit(0)); setInterval(() => undefined, 1000); console.log('up')"

describe('a supervised process', () => {
  it('is started again when it dies, and that is said', async () => {
    const { process: one, said, pids } = superviseScript(LIVES)
    await one.start()
    one.kill('SIGKILL')
    expect(await until(() => pids.length === 2, { withinMs: 30_000 })).toBe(true)
    expect(await one.whenReady(5000)).toBe(true)
    expect(said[0]).toMatch(/probe ended \(SIGKILL\); starting it again/)
  })

  it('stays ended once stopped', async () => {
    const { process: one, pids } = superviseScript(LIVES)
    await one.start()
    await one.stop()
    expect(one.pid()).toBeNull()
    expect(identifyProcess(pids[0] as number)).toBeNull()
    expect(pids).toHaveLength(1)
  })

  it('is ended for good when it does not drain', async () => {
    const { process: one, said, pids } = superviseScript(LIVES.replace('process.exit(0)', '{}'))
    await one.start()
    await one.stop()
    expect(identifyProcess(pids[0] as number)).toBeNull()
    expect(said.join()).toContain('does not drain')
  })

  it('reports its last line when it ends before it was ready', async () => {
    const { process: one } = superviseScript("console.error('Port 8081 is already in use.'); process.exit(1)")
    await expect(one.start()).rejects.toThrow('probe did not start: Port 8081 is already in use.')
  })

  it('says that it was not ready in time, and what it wrote before it was stopped', async () => {
    const waits = LIVES.replace("'up'", "'Waiting for the database'")
    const { process: one } = superviseScript(`process.on('exit', () => console.log('Stopped')); ${waits}`, {
      readyWithinMs: 2000
    })
    await expect(one.start()).rejects.toThrow(
      'probe was not ready within 2 s. Its last line: Waiting for the database'
    )
  })

  it('says so when its program does not exist', async () => {
    const missing = supervise({
      name: 'probe',
      command: '/nowhere/mariadbd',
      args: [],
      ending: 'watchdog',
      isReady: async () => false,
      onSpawn: ignore,
      say: ignore
    })
    await expect(missing.start()).rejects.toThrow(/probe did not start: .*ENOENT/)
  })

  it('waits longer after each short life, up to half a minute', () => {
    const waits = [0, 1, 2, 3, 50].map(backoffOf)
    expect(waits).toEqual(waits.toSorted((a, b) => a - b))
    expect(waits.at(-1)).toBe(30_000)
  })
})

describe('when the runner is killed', () => {
  const runParent = async (script: string) => {
    const parent = spawn(process.execPath, ['--input-type=module', ...NODE_OPTIONS.slice(0, 2), '-e', script])
    const [line] = (await once(parent.stdout, 'data')) as [Buffer]
    const pid = Number(line.toString())
    onTestFinished(() => {
      if (identifyProcess(pid) !== null) process.kill(pid, 'SIGKILL')
    })
    return { parent, pid }
  }

  it('a process of ours ends by itself', async () => {
    const args = JSON.stringify([...NODE_OPTIONS, '-e', 'setInterval(() => undefined, 1000)'])
    const { parent, pid } = await runParent(
      `import { spawn } from 'node:child_process'
       const child = spawn(process.execPath, ${args}, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'], detached: true })
       console.log(child.pid)`
    )
    parent.kill('SIGKILL')
    expect(await until(() => identifyProcess(pid) === null, { withinMs: 30_000 })).toBe(true)
  })

  it('a server is ended by its watchdog', async () => {
    const watchdog = new URL('./watchdog.ts', import.meta.url).href
    const { parent, pid } = await runParent(
      `import { spawn } from 'node:child_process'
       const { startWatchdog } = await import(${JSON.stringify(watchdog)})
       const child = spawn('sleep', ['600'], { detached: true, stdio: 'ignore' })
       startWatchdog(['kill', '-TERM', String(child.pid)])
       console.log(child.pid)`
    )
    parent.kill('SIGKILL')
    expect(await until(() => identifyProcess(pid) === null, { withinMs: 30_000 })).toBe(true)
  })

  it('a dismissed watchdog does nothing', async () => {
    const child = spawn('sleep', ['600'])
    onTestFinished(() => void child.kill('SIGKILL'))
    const watchdog = startWatchdog(['kill', '-TERM', String(child.pid)])
    watchdog.dismiss()
    expect(identifyProcess(child.pid as number)).not.toBeNull()
  })
})
