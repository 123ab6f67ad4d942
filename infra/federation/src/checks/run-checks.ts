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

/** What is read last, as the first check that failed may have scrolled away. */
function summaryOf(name: string, failed: { of: string; lines: string[] }[]): string[] {
  const all = failed.map(({ of }) => `${of} fail`).join(', ')
  const first = failed.flatMap(({ of, lines }) => {
    const line = lines.find((one) => FAILURE.test(one))
    return line ? [`    ${of}: ${line.trim()}`] : []
  })
  return [`${name} is not built: ${all}. --unchecked builds it all the same`, ...first]
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
