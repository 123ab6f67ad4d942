import type { Log } from '@site/service/observability/log'
import { counterOf, gaugeOf, type Metrics } from '@site/service/observability/metrics'
import { createFairQueue } from './fair-queue.ts'
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
  /** Bytes outside V8's heap that a thread may gain before it is replaced. */
  maxGrowth: number
  getJson: GetJson
  /** What a new thread evaluates before its first page; null when there is nothing to render yet. */
  warmUp: () => RenderJob | null
  /** `job`: what it was to evaluate. The registry may have gone on meanwhile. */
  onWarmUpError: (error: RenderError, job: RenderJob) => void
  log: Log
  metrics: Metrics
}

export interface RenderPool {
  /** Runs a job on the next free thread, clients in turn. Rejects with a RenderError. */
  run: <Kind extends RenderJob['kind']>(
    job: Extract<RenderJob, { kind: Kind }>,
    client?: string
  ) => Promise<JobAnswer<Kind>>
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
  /** Bytes outside the heap when it was ready, and what the pages of each deployable added since. */
  base: number
  grown: Map<string, number>
  hasSuccessor: boolean
}

interface Ticket {
  client: string
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
 * reason, and replaced on a deploy, as modules are never unloaded (infra/decisions/0020). V8 bounds the heap of a thread; what
 * it holds outside is looked at after each page, and a thread that has gained too much is replaced too.
 */
export function createRenderPool(options: PoolOptions): RenderPool {
  const members = new Set<Member>()
  const waiting = createFairQueue<Ticket>(options.maxWaiting)
  let isClosed = false
  const ready = gaugeOf(options.metrics, {
    name: 'render_threads_ready',
    help: 'Rendering threads that are ready.'
  })

  const outgrown = counterOf(options.metrics, {
    name: 'render_threads_outgrown_total',
    help: 'Rendering threads replaced because they kept too much memory outside their heap, by the deployable that added most.',
    labelNames: ['deployable']
  })

  const add = async (worker: RenderWorker): Promise<void> => {
    await worker.ready
    await warmUp(worker)
    members.add({
      worker,
      isBusy: false,
      isRetired: false,
      base: worker.external(),
      grown: new Map(),
      hasSuccessor: false
    })
    ready.set(members.size)
    void worker.gone.then(() => replaceLost(worker))
    dispatch()
  }

  /** Each try leaves out what the one before could not evaluate. */
  const warmUp = async (worker: RenderWorker) => {
    for (let tries = 0; tries < WARM_UP_TRIES; tries += 1) {
      const job = options.warmUp()
      const error = job && (await worker.run(job, WARM_UP_TIMEOUT).then(() => null, toRenderError))
      if (!job || !error) return
      options.onWarmUpError(error, job)
      if (error.kind !== 'threw') return
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
    if (!member.hasSuccessor && !isClosed) void start()
  }

  /** A fresh thread in the place of one that serves until then. */
  const succeed = (member: Member) => {
    if (member.hasSuccessor) return
    member.hasSuccessor = true
    void start().then(() => retire(member))
  }

  const retire = (member: Member) => {
    member.isRetired = true
    if (!member.isBusy) void member.worker.end()
  }

  /** A thread that has gained too much goes on until its successor is ready, and no further than twice that. */
  const noteGrowth = (member: Member, deployable: string, bytes: number) => {
    const { worker, grown } = member
    grown.set(deployable, (grown.get(deployable) ?? 0) + bytes)
    const total = worker.external() - member.base
    if (total > options.maxGrowth && !member.hasSuccessor) {
      const [most] = [...grown].sort(([, one], [, other]) => other - one)
      options.log.warn(
        { deployable: most?.[0], grownMb: inMegabytes(total), ofDeployableMb: inMegabytes(most?.[1] ?? 0) },
        'rendering worker keeps too much memory outside its heap and is replaced'
      )
      outgrown.inc({ deployable: most?.[0] ?? deployable })
      succeed(member)
    }
    if (total > 2 * options.maxGrowth) member.isRetired = true
  }

  const dispatch = () => {
    while (waiting.size() > 0) {
      const member = [...members].find(
        ({ worker, isBusy, isRetired }) => worker.isAlive() && !isBusy && !isRetired
      )
      if (!member) return
      const ticket = waiting.next()
      if (ticket) void serve(member, ticket)
    }
  }

  const serve = async (member: Member, { job, timer, resolve, reject }: Ticket) => {
    clearTimeout(timer)
    member.isBusy = true
    const before = member.worker.external()
    await member.worker.run(job, options.timeoutMs).then(resolve, reject)
    member.isBusy = false
    if (job.kind === 'page') noteGrowth(member, job.owner, member.worker.external() - before)
    if (member.isRetired) retire(member)
    dispatch()
  }

  const enqueue = (job: RenderJob, client: string) =>
    new Promise<JobAnswer>((resolve, reject) => {
      if (isClosed) return reject(new RenderError('busy'))
      const timer = setTimeout(() => {
        waiting.remove(ticket)
        reject(new RenderError('busy'))
      }, options.maxWaitMs)
      const ticket: Ticket = { client, job, resolve, reject, timer }
      const out = waiting.add(ticket)
      if (out) refuse(out)
      dispatch()
    })

  const refuse = ({ timer, reject }: Ticket) => {
    clearTimeout(timer)
    reject(new RenderError('busy'))
  }

  for (let count = 0; count < options.size; count += 1) void start()

  return {
    // The worker answers the kind it was asked for (protocol.ts).
    run: <Kind extends RenderJob['kind']>(job: Extract<RenderJob, { kind: Kind }>, client = '') =>
      enqueue(job, client) as Promise<JobAnswer<Kind>>,
    renew() {
      for (const member of members) succeed(member)
    },
    isReady: () => members.size > 0,
    async close() {
      isClosed = true
      for (let ticket = waiting.next(); ticket; ticket = waiting.next()) refuse(ticket)
      const all = [...members].map(({ worker }) => worker).concat([...starting])
      await Promise.all(all.map((worker) => worker.end()))
    }
  }
}

const inMegabytes = (bytes: number) => Math.round(bytes / 2 ** 20)
