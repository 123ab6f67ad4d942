import { execFile } from 'node:child_process'
import { DeployError } from '../registry/deploy-error.ts'

/** One thing that is run on the sources of a front end before they are built. */
export interface Check {
  /** What it is called where it fails: 'the types'. */
  of: string
  program: string
  args: string[]
}

/** Milliseconds: a check that takes longer hangs. */
const WITHIN = 10 * 60 * 1000
/** Of what a check that failed has said, the last lines are shown. */
const LINES = 60
/** A line with so many others below it has left the screen. */
const SCREEN = 20
/** A line of a compiler or a test runner that says what failed. */
const FAILURE = /\berror TS\d+|^\s*FAIL\b/

/**
 * Runs checks beside each other. All of them end before this does.
 *
 * @param name the front end, for what is said
 * @throws DeployError with what each that failed has said
 */
export async function runChecks(name: string, cwd: string, checks: Check[]): Promise<void> {
  const said = await Promise.all(checks.map((check) => runCheck(check, cwd)))
  const failed = checks.flatMap(({ of }, at) => {
    const lines = said[at]
    return lines ? [{ of, lines }] : []
  })
  if (failed.length > 0)
    throw new DeployError([
      ...failed.flatMap(({ of, lines }) => [`${name}: ${of} fail`, ...lines]),
      ...summaryOf(name, failed)
    ])
}

/** What is read last. The first failure of a check is repeated only where so much was said after it that it has left the screen. */
function summaryOf(name: string, failed: { of: string; lines: string[] }[]): string[] {
  const all = failed.map(({ of }) => `${of} fail`).join(', ')
  const gone = failed.flatMap(({ of, lines }, at) => {
    const first = lines.findIndex((one) => FAILURE.test(one))
    const line = lines[first]
    const below = [lines.slice(first + 1), ...failed.slice(at + 1).map((next) => next.lines)].flat()
    return line && below.length >= SCREEN ? [`    ${of}: ${line.trim()}`] : []
  })
  return [`${name} is not built: ${all}. --unchecked builds it all the same`, ...gone]
}

/** What a check that failed has said, line by line; null where it succeeded. */
function runCheck({ program, args }: Check, cwd: string): Promise<string[] | null> {
  const options = {
    ...{ cwd, timeout: WITHIN, maxBuffer: 64 * 1024 * 1024 },
    env: { ...process.env, CI: '1', NO_COLOR: '1', FORCE_COLOR: undefined }
  }
  return new Promise((done) =>
    execFile(program, args, options, (error, stdout, stderr) => {
      if (!error) return done(null)
      const lines = `${stdout}\n${stderr}`.split('\n').filter((line) => line.trim() !== '')
      done(lines.length > 0 ? lines.slice(-LINES) : [error.message])
    })
  )
}
