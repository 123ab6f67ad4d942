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

/**
 * Runs checks beside each other. All of them end before this does.
 *
 * @param name the front end, for what is said
 * @throws DeployError with what each that failed has said
 */
export async function runChecks(name: string, cwd: string, checks: Check[]): Promise<void> {
  const said = await Promise.all(checks.map((check) => runCheck(check, cwd)))
  const errors = checks.flatMap(({ of }, at) => {
    const lines = said[at]
    return lines ? [`${name} is not built: ${of} fail. --unchecked builds it all the same`, ...lines] : []
  })
  if (errors.length > 0) throw new DeployError(errors)
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
