import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { NamedTest } from './proof.ts'

const reportSchema = z.object({
  testResults: z.array(
    z.object({
      message: z.string().optional(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).nullish()
        })
      )
    })
  )
})

/** What came of the tests that carry one of the names. */
export interface Outcome {
  /** Full names. */
  passed: string[]
  /** What each failed test said, by its full name. */
  failures: { name: string; said: string }[]
  /** Why none of them ran, where none did. */
  fault?: string
}

/** Where and with what a command runs. */
export interface Place {
  /** Root of a checkout. */
  folder: string
  env: NodeJS.ProcessEnv
  /** Ends what runs. */
  signal: AbortSignal
}

const TEST_MS = 300_000

/** Runs the tests of one file that carry one of these names. They get five minutes. */
export async function runTests(
  { project, file }: Pick<NamedTest, 'project' | 'file'>,
  names: string[],
  place: Place
): Promise<Outcome> {
  const report = join(place.folder, 'report.json')
  rmSync(report, { force: true })
  const words = [
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`
  ]
  const vitest = join(place.folder, 'node_modules/vitest/vitest.mjs')
  const { text } = await run([vitest, ...words, '-t', names.map(literally).join('|'), file], place, TEST_MS)
  return readOutcome(report, text)
}

/** Runs Node to its end, or for so long. Gives the end of what it wrote. */
export function run(
  args: string[],
  { folder, env, signal }: Place,
  timeout: number
): Promise<{ code: number | null; text: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: folder,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout
    })
    let text = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (more: string) => {
        text = (text + more).slice(-20_000)
      })
    // Its folder may only go when nobody writes there any more.
    const end = () => void child.kill()
    signal.addEventListener('abort', end, { once: true })
    child.once('error', reject)
    child.once('exit', (code) => {
      signal.removeEventListener('abort', end)
      if (signal.aborted) reject(signal.reason)
      else resolve({ code, text })
    })
  })
}

const literally = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A file that does not load, or whose system does not start, has run no test: that is a fault, not a red test. */
function readOutcome(report: string, said: string): Outcome {
  const nothing = (why: string) => ({ passed: [], failures: [], fault: `${why}\n${said.slice(-2000)}` })
  if (!existsSync(report)) return nothing('vitest left no report')
  const { testResults } = reportSchema.parse(JSON.parse(readFileSync(report, 'utf8')))
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
  const passed = tests.filter(({ status }) => status === 'passed').map(({ fullName }) => fullName)
  const failures = tests
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages }) => ({ name: fullName, said: (failureMessages ?? []).join('\n') }))
  if (passed.length + failures.length > 0) return { passed, failures }
  return nothing(testResults.map(({ message }) => message || 'no test of that name ran').join('\n'))
}
