import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { type Birth, type Conditions, type Order, type Report, reportSchema } from './protocol.ts'

/** A replica, in a process of its own. */
export interface Replica {
  /** Address of its API. */
  url: string
  /** Lets its time go on, and waits until nothing moves in it; not when it is frozen or dies meanwhile. */
  advance(at: number): Promise<void>
  tell(conditions: Conditions): void
  isAlive(): boolean
  /** Was it at an article when it last settled? */
  isWriting(): boolean
  isFrozen(): boolean
  freeze(): void
  thaw(): void
  /** Signal 9. */
  kill(): Promise<void>
  /** Ends as at a deployment: what is being written is left to others. */
  stop(): Promise<void>
}

const MAIN = join(import.meta.dirname, 'replica-main.ts')

/** Starts a replica; null when it killed itself on the way, as conditions may want. Throws when it ends otherwise. */
export async function startReplica(birth: Birth): Promise<Replica | null> {
  const child = fork(MAIN, {
    cwd: import.meta.dirname,
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, REPLICA: JSON.stringify(birth) }
  })
  child.setMaxListeners(0) // a frozen one is told of every step, and answers them all when it wakes
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
  const send = (order: Order) => {
    if (isAlive() && child.connected) child.send(order, () => undefined) // it may die as it is told
  }
  return {
    url: ready.url,
    isAlive,
    isWriting: () => isAlive() && isWriting,
    isFrozen: () => isFrozen,
    tell: (conditions) => send({ type: 'conditions', conditions }),
    async advance(at) {
      if (!isAlive()) return
      const settled = nextReport(child, (report) => report.type === 'settled' && report.at === at)
      send({ type: 'time', at })
      if (isFrozen) return
      const report = await settled
      if (report?.type === 'settled') isWriting = report.isWriting
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

/** The next report that fits; null when the replica ends first. */
function nextReport(child: ChildProcess, fits: (report: Report) => boolean): Promise<Report | null> {
  return new Promise((resolve) => {
    const done = (report: Report | null) => {
      child.off('message', hear)
      child.off('exit', end)
      resolve(report)
    }
    const hear = (message: unknown) => {
      const report = reportSchema.parse(message)
      if (fits(report)) done(report)
    }
    const end = () => done(null)
    child.on('message', hear)
    child.once('exit', end)
  })
}
