import { spawn } from 'node:child_process'
import { join } from 'node:path'

/** The repository's root. */
export const ROOT = join(import.meta.dirname, '../../../..')

/** Path of a tool installed in the repository. */
export const tool = (name: string): string => join(ROOT, 'node_modules/.bin', name)

/**
 * Runs a command with its output on the terminal.
 * @param timeoutSeconds after which it is ended and counts as failed
 * @returns its exit code, or 124 when it ran out of time
 */
export function runCommand(
  command: string,
  args: string[],
  { env = {}, timeoutSeconds = 600 }: { env?: NodeJS.ProcessEnv; timeoutSeconds?: number } = {}
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env }
    })
    const timer = setTimeout(() => {
      console.error(`${command} ${args.join(' ')}: ended after ${timeoutSeconds} s`)
      child.kill('SIGKILL')
    }, timeoutSeconds * 1000)
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      clearTimeout(timer)
      resolve(code ?? (signal ? 124 : 1))
    })
  })
}
