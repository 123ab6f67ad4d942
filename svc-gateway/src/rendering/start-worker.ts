import { Worker } from 'node:worker_threads'
import { isWithin } from '@site/contracts/federation/grants'
import type { Log } from '@site/service/observability/log'
import type { JsonAnswer } from '../data/json-answer.ts'
import type { FromWorker, JobResults, RenderJob, ToWorker } from './protocol.ts'
import { RenderError } from './render-error.ts'

/** GET of a path under /api for a bundle. Never rejects: an upstream that is away is a 503. */
export type GetJson = (path: string) => Promise<JsonAnswer>

/** What a finished job was given to work with: a page made from failed data is not worth keeping. */
export type JobAnswer<Kind extends RenderJob['kind'] = RenderJob['kind']> = {
  result: JobResults[Kind]
  hadDataError: boolean
}

export interface RenderWorker {
  ready: Promise<void>
  /** Settles when the thread is gone, whoever ended it. */
  gone: Promise<void>
  /** False from the moment it is being ended, which takes a little. */
  isAlive: () => boolean
  /** Bytes outside V8's heap after the last job. */
  external: () => number
  /** Runs one job; a second one meanwhile is a mistake. Rejects with a RenderError; past `timeoutMs` the thread is ended. */
  run: (job: RenderJob, timeoutMs: number) => Promise<JobAnswer>
  end: () => Promise<void>
}

type Get = Extract<FromWorker, { type: 'get' }>

interface Running {
  job: RenderJob
  resolve: (answer: JobAnswer) => void
  reject: (error: RenderError) => void
  timer: NodeJS.Timeout
  pendingGets: number
  hadDataError: boolean
  evaluating: string | null
}

/** Starts one thread. It sees neither our environment (secrets) nor our loader flags, and its memory is bounded. */
export function startWorker({ getJson, log }: { getJson: GetJson; log: Log }): RenderWorker {
  const thread = new Worker(new URL('./worker.mjs', import.meta.url), {
    env: { NODE_ENV: 'production' },
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 256 },
    stdout: true,
    stderr: true
  })
  for (const output of [thread.stdout, thread.stderr]) {
    output.on('data', (text) => log.warn({ text: String(text).slice(0, 2000) }, 'rendering worker wrote'))
  }
  let running: Running | null = null
  let isAlive = true
  let external = 0
  const end = async () => {
    isAlive = false
    await thread.terminate()
  }
  let isReady = (): void => undefined
  const ready = new Promise<void>((resolve, reject) => {
    isReady = resolve
    thread.once('exit', () => reject(new RenderError('crashed')))
  })
  ready.catch(() => undefined) // `gone` reports a thread that never was ready
  const gone = new Promise<void>((resolve) => thread.once('exit', () => resolve()))

  /** The deployable whose code the thread is running, as far as that is known. */
  const runningDeployable = () =>
    running?.evaluating ?? (running?.job.kind === 'page' ? running.job.owner : null)

  const settle = (act: (job: Running) => void) => {
    const job = running
    if (!job) return
    running = null
    clearTimeout(job.timer)
    act(job)
  }

  const read = ({ path, remote }: Get, job: RenderJob | undefined) => {
    if (isDeclared(job, remote, path)) return getJson(path)
    log.warn({ path, remote }, 'a page asks for data that its remote does not declare')
    return undeclared(path, remote)
  }

  const answerGet = async (get: Get) => {
    const job = running
    if (job) job.pendingGets += 1
    const answer = await read(get, job?.job)
    if (job) job.pendingGets -= 1
    if (job && answer.status >= 500) job.hadDataError = true
    send({ type: 'answer', id: get.id, ...answer })
  }

  const send = (message: ToWorker) => thread.postMessage(message)

  thread.on('message', (message: FromWorker) => {
    if (message.type === 'ready') isReady()
    if (message.type === 'evaluating' && running) running.evaluating = message.deployable
    if (message.type === 'get') void answerGet(message)
    if (message.type === 'done' || message.type === 'failed') external = message.external
    if (message.type === 'done')
      settle(({ resolve, hadDataError }) => resolve({ result: message.result, hadDataError }))
    if (message.type === 'failed')
      settle(({ reject, hadDataError }) =>
        reject(new RenderError('threw', { ...message, isDataError: hadDataError }))
      )
  })
  // Out of memory, say: the log names the remote whose page it was.
  let failingDeployable: string | null = null
  thread.on('error', (error) => {
    failingDeployable = runningDeployable()
    log.error({ err: error, deployable: failingDeployable }, 'rendering worker failed')
  })
  thread.on('exit', () => {
    isAlive = false
    const deployable = failingDeployable ?? runningDeployable()
    settle(({ reject }) => reject(new RenderError('crashed', { deployable })))
  })

  return {
    ready,
    gone,
    isAlive: () => isAlive,
    external: () => external,
    run: (job, timeoutMs) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          void end()
          settle(({ evaluating, pendingGets, hadDataError }) => {
            const isDataError = pendingGets > 0 || hadDataError
            reject(new RenderError('timed-out', { deployable: evaluating, isDataError }))
          })
        }, timeoutMs)
        running = { job, resolve, reject, timer, pendingGets: 0, hadDataError: false, evaluating: null }
        send({ type: 'job', job })
      }),
    end
  }
}

/** May this remote have these data? One that was built before it could say so may have what pages may have. */
function isDeclared(job: RenderJob | undefined, remote: string, path: string): boolean {
  const api = job?.remotes.find(({ name }) => name === remote)?.api
  return !api || isWithin(path, api)
}

const undeclared = (path: string, remote: string): JsonAnswer => ({
  status: 403,
  body: JSON.stringify({ message: `${remote} does not declare ${path.split('?')[0]}`, code: 'not-declared' })
})
