import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { type Command, type Conditions, type ReplicaSettings, type Report, reportSchema } from './protocol.ts'

/** A replica, in a process of its own. */
export interface Replica {
  /** Address of its API. */
  url: string
  /** Advances its time, and waits until it is idle again, unless it is frozen or exits meanwhile. */
  advance(at: number): Promise<void>
  setConditions(conditions: Conditions): void
  isAlive(): boolean
  /** Was it writing an article when it was last idle? */
  isWriting(): boolean
  isFrozen(): boolean
  freeze(): void
  thaw(): void
  /** Kills it with signal 9. */
  kill(): Promise<void>
  /** Stops it as a deployment does: what it is writing is left to other replicas. */
  stop(): Promise<void>
}

const MAIN = join(import.meta.dirname, 'replica-main.ts')

/** Starts a replica. Null when it killed itself on the way, as its conditions may ask for; throws when it exits for another reason. */
export async function startReplica(settings: ReplicaSettings): Promise<Replica | null> {
  const child = fork(MAIN, {
    cwd: import.meta.dirname,
    execArgv: ['--import', '@site/typescript'],
    env: { ...process.env, REPLICA: JSON.stringify(settings) }
  })
  child.setMaxListeners(0) // a frozen replica is sent every step, and answers all of them when it wakes
  const ended = once(child, 'exit')
  const ready = await nextReport(child, (report) => report.type === 'ready')
  if (ready?.type !== 'ready') {
    await ended
    if (child.signalCode === 'SIGKILL') return null
    throw new Error(`A replica ended with ${child.exitCode ?? child.signalCode} before it was ready`)
  }
  let isFrozen = false
  let isWriting = false
  const isAlive = () => child.exitCode === null && child.signalCode === null
  const send = (command: Command) => {
    if (isAlive() && child.connected) child.send(command, () => undefined) // it may exit while it is being sent
  }
  return {
    url: ready.url,
    isAlive,
    isWriting: () => isAlive() && isWriting,
    isFrozen: () => isFrozen,
    setConditions: (conditions) => send({ type: 'conditions', conditions }),
    async advance(at) {
      if (!isAlive()) return
      const idle = nextReport(child, (report) => report.type === 'idle' && report.at === at)
      send({ type: 'time', at })
      if (isFrozen) return
      const report = await idle
      if (report?.type === 'idle') isWriting = report.isWriting
    },
    freeze() {
      isFrozen = true
      child.kill('SIGSTOP')
    },
    thaw() {
      isFrozen = false
      child.kill('SIGCONT')
    },
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
    async stop() {
      send({ type: 'stop' })
      await ended
    }
  }
}

/** The next report that `fits` accepts; null when the replica exits first. */
function nextReport(child: ChildProcess, fits: (report: Report) => boolean): Promise<Report | null> {
  return new Promise((resolve) => {
    const done = (report: Report | null) => {
      child.off('message', onMessage)
      child.off('exit', onExit)
      resolve(report)
    }
    const onMessage = (message: unknown) => {
      const report = reportSchema.parse(message)
      if (fits(report)) done(report)
    }
    const onExit = () => done(null)
    child.on('message', onMessage)
    child.once('exit', onExit)
  })
}
