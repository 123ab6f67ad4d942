import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { StartError } from '@site/service/process/start-error'
import { diskFull, speaksOfFullDisk } from '../system/describe-error.ts'
import { until } from './until.ts'
import { startWatchdog } from './watchdog.ts'

export interface ProcessPlan {
  name: string
  command: string
  args: string[]
  env?: NodeJS.ProcessEnv
  cwd?: string
  /** A Node process of ours ends with the channel to the runner; anything else gets a watchdog. */
  ending: 'channel' | 'watchdog'
  /** What the watchdog runs; by default `kill -TERM <pid>`. */
  watchdogCommand?: string[]
  /** Asked until true. Must not throw. */
  isReady: () => Promise<boolean>
  /** Time a start may take, in ms. */
  readyWithinMs?: number
  /** Time between SIGTERM and SIGKILL, in ms. */
  graceMs?: number
  /** Sends a signal where `kill` cannot (a container). */
  signal?: (signal: NodeJS.Signals) => void
  onLine?: (line: string) => void
  /** Written there instead of being read here: a server must not die of a broken pipe when the runner does. */
  logFile?: string
  /** Called for every process started, so that its pid can be noted. */
  onSpawn: (pid: number) => void
  /** One line for the person at the terminal. */
  say: (line: string) => void
}

/** A process that is kept running: when it dies it is started again, later each time. */
export interface Supervised {
  name: string
  /** null between two lives. */
  pid(): number | null
  /** Resolves when ready. Throws a StartError with its last lines when it ends first or takes too long. */
  start(): Promise<void>
  /** Resolves when the process runs and answers, after a kill too. False past `withinMs`. */
  whenReady(withinMs?: number): Promise<boolean>
  /** Sends a signal and does nothing else: what follows is what would follow an accident. */
  kill(signal: NodeJS.Signals): void
  /** Ends it and starts it again, for a reason that is no accident (a changed file). */
  restart(): Promise<void>
  /** Ends it for good. */
  stop(): Promise<void>
}

const BACKOFF_MS = [250, 500, 1000, 2000, 5000, 10_000, 30_000]
const STABLE_AFTER_MS = 60_000

/** How long to wait before the next life, after `failures` short ones in a row, in ms. */
export const backoffOf = (failures: number): number =>
  BACKOFF_MS[Math.min(failures, BACKOFF_MS.length - 1)] as number

export function supervise(plan: ProcessPlan): Supervised {
  let child: ChildProcess | null = null
  let exit: Promise<string> = Promise.resolve('not started')
  let lastLines: string[] = []
  let failures = 0
  let isWanted = false
  let isExpected = false

  const spawnOnce = () => {
    lastLines = []
    const isNode = plan.ending === 'channel'
    const output = plan.logFile === undefined ? 'pipe' : openSync(plan.logFile, 'a', 0o600)
    const started = spawn(plan.command, plan.args, {
      cwd: plan.cwd,
      env: plan.env ?? process.env,
      // Its own group: Ctrl-C reaches the runner alone, which then stops things in order.
      detached: true,
      stdio: isNode ? ['ignore', output, output, 'ipc'] : ['ignore', output, output]
    })
    if (typeof output === 'number') closeSync(output)
    child = started
    const watchdog =
      isNode || started.pid === undefined
        ? null
        : startWatchdog(plan.watchdogCommand ?? ['kill', '-TERM', String(started.pid)])
    if (started.pid !== undefined) plan.onSpawn(started.pid)
    for (const stream of [started.stdout, started.stderr]) readLines(stream, takeLine)
    const startedAt = performance.now()
    exit = new Promise((done) => {
      started.once('error', (error) => done(error.message))
      started.once('close', (code, signal) => done(signal ?? `exit code ${code}`))
    })
    void exit.then((how) => {
      watchdog?.dismiss()
      if (child === started) child = null
      if (isWanted && !isExpected) void revive(how, performance.now() - startedAt)
    })
    return exit
  }

  const takeLine = (line: string) => {
    lastLines = [...lastLines.slice(-19), line]
    plan.onLine?.(line)
  }

  const revive = async (how: string, livedMs: number) => {
    failures = livedMs > STABLE_AFTER_MS ? 0 : failures
    const wait = backoffOf(failures)
    failures += 1
    plan.say(`${plan.name} ended (${how}); starting it again in ${wait / 1000} s`)
    await pause(wait)
    if (!isWanted || child !== null) return
    const ended = spawnOnce()
    if (await becomesReady(ended)) plan.say(`${plan.name} is back`)
  }

  const becomesReady = async (ended: Promise<string>) => {
    const hasEnded = new AbortController()
    void ended.then(() => hasEnded.abort())
    return until(plan.isReady, { withinMs: plan.readyWithinMs ?? 60_000, signal: hasEnded.signal })
  }

  const start = async () => {
    isWanted = true
    isExpected = true
    const ended = spawnOnce()
    const isUp = await becomesReady(ended)
    isExpected = false
    if (isUp && child !== null) return
    isWanted = false
    const how = child === null ? await ended : 'it did not become ready in time'
    await stop()
    const lines = plan.logFile === undefined ? lastLines : tailOf(plan.logFile)
    if (lines.some(speaksOfFullDisk)) throw diskFull()
    throw new StartError(`${plan.name} did not start: ${lastWords(lines) ?? how}`)
  }

  const end = async () => {
    const dying = child
    if (dying === null) return
    send('SIGTERM')
    const isOver = await Promise.race([
      exit.then(() => true),
      pause(plan.graceMs ?? 15_000, false, { ref: false })
    ])
    if (!isOver) {
      plan.say(`${plan.name} does not drain; ending it`)
      send('SIGKILL')
      await exit
    }
  }

  const send = (signal: NodeJS.Signals) => {
    if (plan.signal !== undefined) plan.signal(signal)
    else child?.kill(signal)
  }

  const stop = async () => {
    isWanted = false
    await end()
  }

  return {
    name: plan.name,
    pid: () => child?.pid ?? null,
    start,
    stop,
    kill: send,
    whenReady: (withinMs = 60_000) =>
      until(async () => child !== null && (await plan.isReady()), { withinMs }),
    restart: async () => {
      isExpected = true
      await end()
      failures = 0
      await start()
    }
  }
}

function readLines(stream: Readable | null, take: (line: string) => void) {
  if (stream === null) return
  createInterface({ input: stream, crlfDelay: Number.POSITIVE_INFINITY }).on('line', take)
}

const tailOf = (file: string) => readFileSync(file, 'utf8').split('\n').slice(-40)

/**
 * Why a process ended, from its last lines. One of ours prints its reason as plain text after its JSON log, a server
 * logs it: then it is the last line that speaks of an error.
 */
function lastWords(lines: string[]): string | undefined {
  const isPlain = (line: string) => line.trim() !== '' && !line.startsWith('{') && !/^\s+at /.test(line)
  const errors = lines.filter((line) => /error|fault|cannot|errcode|fatal|in use|no space/i.test(line))
  const plain = lines.filter(isPlain).slice(-6)
  if (plain.length > 0 && plain.length <= 5) return plain.map((line) => line.trim()).join(' ')
  return errors.filter(isPlain).at(-1)?.trim() ?? lines.findLast((line) => line.trim() !== '')
}
