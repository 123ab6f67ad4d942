import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { findDatabase } from '../operations/find-databases.ts'
import { keepVolumesId } from '../providers/docker.ts'
import { ignore } from '../system/ignore.ts'
import { makeFolder } from '../testing/testing.ts'
import { identifyProcess } from './process-identity.ts'
import { readRunning, takeRunningFile } from './running-file.ts'

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

describe('a folder that was copied', () => {
  const servers = { contentDatabase: 'mysql://c/content', leadsDatabase: 'mysql://l/leads', bus: 'nats://n' }

  it('starts beside the one it was copied from, and neither ends its processes nor uses its databases', async () => {
    const folder = makeFolder()
    const file = await takeRunningFile(folder, ignore)
    const mysql = await startSleeper()
    file.note('mysql', mysql.pid)
    file.noteServers(servers)
    const copy = join(makeFolder(), 'copy')
    cpSync(folder, copy, { recursive: true, preserveTimestamps: true })

    expect(() => findDatabase('leads', {}, copy)).toThrow('No system was found')
    const own = await takeRunningFile(copy, ignore)
    expect(identifyProcess(mysql.pid)).toBe(mysql.identity)
    own.release()
    expect(findDatabase('leads', {}, folder).url).toBe(servers.leadsDatabase)
    file.release()
  })

  it('leaves alone what a killed runner of the other folder left', async () => {
    const folder = makeFolder()
    const file = await takeRunningFile(folder, ignore)
    const left = await startSleeper()
    file.note('mysql', left.pid)
    const path = join(folder, 'running.json')
    const noted = JSON.parse(readFileSync(path, 'utf8'))
    writeFileSync(path, JSON.stringify({ ...noted, runner: { name: 'runner', ...GONE } }))
    const copy = join(makeFolder(), 'copy')
    cpSync(folder, copy, { recursive: true })
    await takeRunningFile(copy, ignore)
    expect(identifyProcess(left.pid)).toBe(left.identity)
  })

  it('is not one that was renamed', async () => {
    const folder = join(makeFolder(), 'before')
    const file = await takeRunningFile(folder, ignore)
    file.noteServers(servers)
    const renamed = join(makeFolder(), 'after')
    renameSync(folder, renamed)
    expect(readRunning(renamed)?.servers).toEqual(servers)
  })

  it('has volumes of its own, and says that it begins empty', () => {
    const folder = makeFolder()
    const said: string[] = []
    const id = keepVolumesId(folder, (line) => said.push(line))
    expect(keepVolumesId(folder, (line) => said.push(line))).toBe(id)
    expect(said).toEqual([])
    const copy = join(makeFolder(), 'copy')
    cpSync(folder, copy, { recursive: true })
    const own = keepVolumesId(copy, (line) => said.push(line))
    expect([own === id, keepVolumesId(copy, ignore)]).toEqual([false, own])
    expect(said.join()).toContain(`site-${id}-mysql`)
  })
})
