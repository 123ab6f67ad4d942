import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeAtomically } from '@site/federation/registry/write-atomically'
import { StartError } from '@site/service/process/start-error'
import { errorCode } from '../system/error-text.ts'
import type { ServerAddresses } from '../system/services.ts'
import { identifyFolder, isNoteOf } from './folder-identity.ts'
import { identifyProcess, isStillRunning } from './process-identity.ts'
import { until } from './until.ts'

interface NotedProcess {
  name: string
  pid: number
  identity: string
}

interface Running {
  /** Identifies the folder it was written in: in a copy of that folder it names the processes of another system. */
  folder?: string
  runner: NotedProcess
  /** In the order they were started. */
  processes: NotedProcess[]
  /** Where the data is, for commands that work on it while the system runs (`npm run site -- leads`). */
  servers?: ServerAddresses
  /** Address of the gateway on this machine, without a trailing slash, for commands that ask it (`npm run site -- remotes`). */
  gateway?: string
}

export interface RunningFile {
  /** Notes a process that was started, so that the next start can end it if this runner cannot. */
  note(name: string, pid: number): void
  /** Notes the addresses of the servers. They contain passwords: the file is readable by this user alone. */
  noteServers(servers: ServerAddresses): void
  /** Notes the address of the gateway, without a trailing slash. */
  noteGateway(url: string): void
  /** Removes the file, once every process has ended. */
  release(): void
}

/**
 * Creates `<dataDir>/running.json` for this runner. A file that a killed runner left is replaced, after the processes that it names
 * are ended; one that was copied with its folder is replaced too, but its processes are left alone. Throws a StartError while
 * another runner is running.
 */
export async function takeRunningFile(dataDir: string, say: (line: string) => void): Promise<RunningFile> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const path = join(dataDir, 'running.json')
  const self = noteOf('runner', process.pid)
  if (self === null) throw new Error('This process has no identity.')
  const running: Running = { folder: identifyFolder(dataDir), runner: self, processes: [] }

  while (!tryCreate(path, running)) {
    const other = read(dataDir)
    if (other !== null && isStillRunning(other.runner)) {
      throw new StartError(
        `It already runs here (process ${other.runner.pid}). Stop that one first: kill ${other.runner.pid}`
      )
    }
    if (other !== null) await endLeftovers(other.processes, say)
    rmSync(path, { force: true })
  }

  const write = () => writeAtomically(path, JSON.stringify(running), { mode: 0o600 })
  return {
    note: (name, pid) => {
      const noted = noteOf(name, pid)
      if (noted === null) return
      running.processes = [...running.processes.filter((one) => one.name !== name), noted]
      write()
    },
    noteServers: ({ contentDatabase, leadsDatabase, bus }) => {
      running.servers = { contentDatabase, leadsDatabase, bus }
      write()
    },
    noteGateway: (url) => {
      running.gateway = url
      write()
    },
    release: () => rmSync(path, { force: true })
  }
}

/** Reads what runs on this data folder; null when its runner has ended. */
export function readRunning(dataDir: string): Running | null {
  const running = read(dataDir)
  return running !== null && isStillRunning(running.runner) ? running : null
}

/** Ends the processes that a killed runner left, the last started first; only those whose identity is the noted one. */
export async function endLeftovers(processes: NotedProcess[], say: (line: string) => void, graceMs = 15_000) {
  for (const left of processes.toReversed().filter(isStillRunning)) {
    say(`${left.name} (process ${left.pid}) was left by a runner that was killed; ending it`)
    signal(left.pid, 'SIGTERM')
    if (await until(() => !isStillRunning(left), { withinMs: graceMs })) continue
    signal(left.pid, 'SIGKILL')
    await until(() => !isStillRunning(left), { withinMs: 5000 })
  }
}

function noteOf(name: string, pid: number): NotedProcess | null {
  const identity = identifyProcess(pid)
  return identity === null ? null : { name, pid, identity }
}

function tryCreate(path: string, running: Running): boolean {
  try {
    writeFileSync(path, JSON.stringify(running), { flag: 'wx', mode: 0o600 })
    return true
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false
    throw error
  }
}

/** Returns null also for a file that was copied with its folder, as its processes and servers belong to the other folder. */
function read(dataDir: string): Running | null {
  try {
    const content: Running = JSON.parse(readFileSync(join(dataDir, 'running.json'), 'utf8'))
    if (content.folder !== undefined && !isNoteOf(content.folder, dataDir)) return null
    return Array.isArray(content.processes) && typeof content.runner?.pid === 'number' ? content : null
  } catch {
    return null
  }
}

function signal(pid: number, name: NodeJS.Signals) {
  try {
    process.kill(pid, name)
  } catch (error) {
    if (errorCode(error) !== 'ESRCH') throw error
  }
}
