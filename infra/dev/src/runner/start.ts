import { CommandLineError } from '@site/contracts/command-line'
import { describeError } from '../system/describe-error.ts'
import { readArguments, USAGE } from './arguments.ts'
import { formatBanner } from './banner.ts'
import { startDev } from './dev.ts'
import { type RunningSystem, startSystem } from './run.ts'
import { formatLine, formatOwn } from './terminal.ts'

/** Runs `npm start` and `npm run dev`. Exits with 0 after a drain, with 1 and one line when it cannot start, with 2 for arguments that it does not know. */
async function main(): Promise<void> {
  const asked = readArguments(process.argv.slice(2))
  if (asked.isHelp) return console.log(USAGE)
  const stopping = listenForSignals()
  const options = {
    infra: asked.infra,
    signal: stopping.signal,
    say: (line: string) => console.log(formatOwn(line)),
    onLine: (name: string, line: string) => console.log(formatLine(name, line))
  }
  const system: RunningSystem & { notes?: string[] } = asked.isDev
    ? await startDev({ ...options, remotes: asked.remotes })
    : await startSystem(options)
  if (!stopping.signal.aborted) console.log(formatBanner(system, process.stdout.isTTY === true, system.notes))
  await stopping.asked
  console.log(formatOwn('Stopping…'))
  await system.stop()
  console.log(formatOwn('Stopped.'))
}

/**
 * The first SIGINT, SIGTERM or SIGHUP asks for an orderly end. Another one ends the runner at once, and processes that still run end by
 * themselves (watchdog.ts, end-with-runner.mjs). Signals within the first second are ignored, as npm forwards the Ctrl-C that the
 * terminal has sent already.
 */
function listenForSignals(): { signal: AbortSignal; asked: Promise<void> } {
  const controller = new AbortController()
  let firstAt: number | null = null
  const asked = new Promise<void>((done) => {
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(name, () => {
        if (firstAt !== null && performance.now() - firstAt > 1000) process.exit(130)
        firstAt ??= performance.now()
        controller.abort()
        done()
      })
    }
  })
  return { signal: controller.signal, asked }
}

await main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(describeError(error))
    if (process.env.LOG_LEVEL === 'debug' && error instanceof Error) console.error(error.stack)
    process.exit(error instanceof CommandLineError ? 2 : 1)
  }
)
