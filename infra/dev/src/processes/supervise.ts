import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { StartError } from '@site/service/process/start-error'
import { diskFull, mentionsFullDisk } from '../system/describe-error.ts'
import { until } from './until.ts'
import { startWatchdog } from './watchdog.ts'

export interface ProcessPlan {
  name: string
  command: string
  args: string[]
  env?: NodeJS.ProcessEnv
  cwd?: string
  /** How it ends when the runner does: a Node process of ours by the channel to the runner, anything else by a watchdog. */
  ending: 'channel' | 'watchdog'
  /** The command that the watchdog runs; by default `kill -TERM <pid>`. */
  watchdogCommand?: string[]
  /** Called again until it is true. Must not throw. */
  isReady: () => Promise<boolean>
  /** Time a start may take, in ms. */
  readyWithinMs?: number
  /** Time between SIGTERM and SIGKILL, in ms. */
  graceMs?: number
  /** Sends a signal where `kill` cannot (a container). */
  signal?: (signal: NodeJS.Signals) => void
  onLine?: (line: string) => void
  /** File for the output, instead of a pipe: a server must not die of a broken pipe when the runner ends. */
  logFile?: string
  /** Called for every process started, so that its pid can be noted. */
  onSpawn: (pid: number) => void
  /** Prints a line for the person at the terminal. */
  say: (line: string) => void
}

/** A process that is kept running: when it ends by itself it is started again, after a pause that grows each time. */
export interface Supervised {
  name: string
  /** Null while it is not running. */
  pid(): number | null
  /** Resolves when it is ready. Throws a StartError with its last lines when it ends before, or takes too long. */
  start(): Promise<void>
  /** Resolves with true when the process runs and is ready, also after a kill; with false after `withinMs`. */
  whenReady(withinMs?: number): Promise<boolean>
  /** Only sends a signal: the process is started again as after a crash. */
  kill(signal: NodeJS.Signals): void
  /** Ends it and starts it again on purpose (a file has changed). */
  restart(): Promise<void>
  /** Ends it for good. */
  stop(): Promise<void>
}

const BACKOFF_MS = [250, 500, 1000, 2000, 5000, 10_000, 30_000]
const STABLE_AFTER_MS = 60_000

/** How long to wait before the next start, after `failures` short runs in a row, in ms. */
export const backoffOf = (failures: number): number =>
  BACKOFF_MS[Math.min(failures, BACKOFF_MS.length - 1)] as number

export function supervise(plan: ProcessPlan): Supervised {
  let child: ChildProcess | null = null
  let exit: Promise<string> = Promise.resolve('not started')
  let lastLines: string[] = []
  let failures = 0
  let isWanted = false
  let isExpected = false
  const readyWithinMs = plan.readyWithinMs ?? 60_000

  const spawnOnce = () => {
    lastLines = []
    const isNode = plan.ending === 'channel'
    const output = plan.logFile === undefined ? 'pipe' : openSync(plan.logFile, 'a', 0o600)
    const started = spawn(plan.command, plan.args, {
      cwd: plan.cwd,
      env: plan.env ?? process.env,
      // A process group of its own: Ctrl-C reaches the runner alone, which then stops the processes in order.
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
    for (const stream of [started.stdout, started.stderr]) readLines(stream, onLine)
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

  const onLine = (line: string) => {
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
    return until(plan.isReady, { withinMs: readyWithinMs, signal: hasEnded.signal })
  }

  const start = async () => {
    isWanted = true
    isExpected = true
    const ended = spawnOnce()
    const isUp = await becomesReady(ended)
    isExpected = false
    if (isUp && child !== null) return
    isWanted = false
    const isLate = child !== null
    // Before it is stopped, of which it writes lines too.
    const lines = plan.logFile === undefined ? lastLines : tailOf(plan.logFile)
    await stop()
    if (lines.some(mentionsFullDisk)) throw diskFull()
    const reason = reasonIn(lines)
    if (!isLate) throw new StartError(`${plan.name} did not start: ${reason ?? (await ended)}`)
    const last = reason === undefined ? '' : ` Its last line: ${reason}`
    throw new StartError(`${plan.name} was not ready within ${readyWithinMs / 1000} s.${last}`)
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
 * Finds in its last lines why a process ended. Our processes print the reason as plain text after their JSON log; a server logs it,
 * so it is the last line that mentions an error.
 */
function reasonIn(lines: string[]): string | undefined {
  const isPlain = (line: string) => line.trim() !== '' && !line.startsWith('{') && !/^\s+at /.test(line)
  const errors = lines.filter((line) => /error|fault|cannot|errcode|fatal|in use|no space/i.test(line))
  const plain = lines.filter(isPlain).slice(-6)
  if (plain.length > 0 && plain.length <= 5) return plain.map((line) => line.trim()).join(' ')
  return errors.filter(isPlain).at(-1)?.trim() ?? lines.findLast((line) => line.trim() !== '')
}
