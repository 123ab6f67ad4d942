import type { Log } from '@site/service/log'
import { gaugeOf, type Metrics } from '@site/service/metrics'
import type { RenderJob } from './protocol.ts'
import { RenderError, toRenderError } from './render-error.ts'
import { type GetJson, type JobAnswer, type RenderWorker, startWorker } from './start-worker.ts'

export interface PoolOptions {
  /** Threads: 1 or 2 on a small machine. */
  size: number
  /** Time for one page, in milliseconds, counted from when a thread takes it. */
  timeoutMs: number
  /** How long a page may wait for a thread, and how many may. */
  maxWaitMs: number
  maxWaiting: number
  getJson: GetJson
  /** What a new thread evaluates before its first page; null when there is nothing to render yet. */
  warmUp: () => RenderJob | null
  /** `job`: what it was to evaluate. The registry may have gone on meanwhile. */
  onWarmUpFault: (error: RenderError, job: RenderJob) => void
  log: Log
  metrics: Metrics
}

export interface RenderPool {
  /** Runs a job on the next free thread. Rejects with a RenderError. */
  run: <Kind extends RenderJob['kind']>(job: Extract<RenderJob, { kind: Kind }>) => Promise<JobAnswer<Kind>>
  /** Replaces every thread by a fresh one, each old one serving until its successor is ready. */
  renew: () => void
  /** At least one thread is ready. */
  isReady: () => boolean
  close: () => Promise<void>
}

interface Member {
  worker: RenderWorker
  isBusy: boolean
  isRetired: boolean
}

interface Ticket {
  job: RenderJob
  resolve: (answer: JobAnswer) => void
  reject: (error: RenderError) => void
  timer: NodeJS.Timeout
}

/** Evaluating every bundle takes longer than a page; past this, in milliseconds, one of them hangs. */
const WARM_UP_TIMEOUT = 10_000
const WARM_UP_TRIES = 5
/** Pause before a thread that died while starting is started again, in milliseconds. */
const RESTART_PAUSE = 250

/**
 * Threads that render one page at a time each. A thread is ended on a time-out, replaced when it ends for whatever
 * reason, and replaced on a deploy, as modules are never unloaded (DESIGN 'Settled now' 6).
 */
export function createRenderPool(options: PoolOptions): RenderPool {
  const members = new Set<Member>()
  const waiting: Ticket[] = []
  let isClosed = false
  const ready = gaugeOf(options.metrics, {
    name: 'render_threads_ready',
    help: 'Rendering threads that are ready.'
  })

  const add = async (worker: RenderWorker): Promise<void> => {
    await worker.ready
    await warmUp(worker)
    members.add({ worker, isBusy: false, isRetired: false })
    ready.set(members.size)
    void worker.gone.then(() => replaceLost(worker))
    dispatch()
  }

  /** Each try leaves out what the one before could not evaluate. */
  const warmUp = async (worker: RenderWorker) => {
    for (let tries = 0; tries < WARM_UP_TRIES; tries += 1) {
      const job = options.warmUp()
      const fault = job && (await worker.run(job, WARM_UP_TIMEOUT).then(() => null, toRenderError))
      if (!job || !fault) return
      options.onWarmUpFault(fault, job)
      if (fault.kind !== 'threw') return
    }
  }

  const start = async (): Promise<void> => {
    while (!isClosed) {
      const worker = startWorker(options)
      starting.add(worker)
      try {
        await add(worker)
        return
      } catch (error) {
        options.log.error({ err: error }, 'rendering worker did not start')
        await new Promise((resolve) => setTimeout(resolve, RESTART_PAUSE).unref())
      } finally {
        starting.delete(worker)
      }
    }
  }
  const starting = new Set<RenderWorker>()

  const replaceLost = (worker: RenderWorker) => {
    const member = [...members].find((one) => one.worker === worker)
    if (!member) return
    members.delete(member)
    ready.set(members.size)
    if (!member.isRetired && !isClosed) void start()
  }

  const retire = (member: Member) => {
    member.isRetired = true
    if (!member.isBusy) void member.worker.end()
  }

  const dispatch = () => {
    while (waiting.length > 0) {
      const member = [...members].find(
        ({ worker, isBusy, isRetired }) => worker.isAlive() && !isBusy && !isRetired
      )
      if (!member) return
      const ticket = waiting.shift()
      if (ticket) void serve(member, ticket)
    }
  }

  const serve = async (member: Member, { job, timer, resolve, reject }: Ticket) => {
    clearTimeout(timer)
    member.isBusy = true
    await member.worker.run(job, options.timeoutMs).then(resolve, reject)
    member.isBusy = false
    if (member.isRetired) retire(member)
    dispatch()
  }

  const enqueue = (job: RenderJob) =>
    new Promise<JobAnswer>((resolve, reject) => {
      if (isClosed || waiting.length >= options.maxWaiting) return reject(new RenderError('busy'))
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(ticket), 1)
        reject(new RenderError('busy'))
      }, options.maxWaitMs)
      const ticket = { job, resolve, reject, timer }
      waiting.push(ticket)
      dispatch()
    })

  for (let count = 0; count < options.size; count += 1) void start()

  return {
    // The worker answers the kind it was asked for (protocol.ts).
    run: <Kind extends RenderJob['kind']>(job: Extract<RenderJob, { kind: Kind }>) =>
      enqueue(job) as Promise<JobAnswer<Kind>>,
    renew() {
      for (const member of [...members].filter(({ isRetired }) => !isRetired)) {
        void start().then(() => retire(member))
      }
    },
    isReady: () => members.size > 0,
    async close() {
      isClosed = true
      for (const { timer, reject } of waiting.splice(0)) {
        clearTimeout(timer)
        reject(new RenderError('busy'))
      }
      const all = [...members].map(({ worker }) => worker).concat([...starting])
      await Promise.all(all.map((worker) => worker.end()))
    }
  }
}
