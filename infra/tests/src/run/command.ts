import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** The repository's root. */
export const ROOT = join(import.meta.dirname, '../../../..')

/** Path of a tool installed in the repository. */
export const tool = (name: string): string => join(ROOT, 'node_modules/.bin', name)

const groups = new Set<ChildProcess>()

/** Sends a signal to a command that leads a group, and to all that it started and that stayed in it. */
function signal({ pid }: ChildProcess, name: NodeJS.Signals): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** Ends the commands that lead a group and what they started: five seconds to end by themselves, then at once. */
export async function endCommands(): Promise<void> {
  await Promise.all(
    [...groups].map(async (child) => {
      const gone = once(child, 'exit')
      signal(child, 'SIGTERM')
      const timer = setTimeout(() => signal(child, 'SIGKILL'), 5000)
      await gone
      clearTimeout(timer)
      signal(child, 'SIGKILL')
    })
  )
}

interface CommandOptions {
  env?: NodeJS.ProcessEnv
  /** After which it is ended and counts as failed. */
  timeoutSeconds?: number
  /** Leads a process group, for a command whose own processes would outlive it: `endCommands` ends them all. */
  leadsGroup?: boolean
}

/**
 * Runs a command with its output on the terminal.
 * @returns its exit code, or 124 when it ran out of time
 */
export function runCommand(
  command: string,
  args: string[],
  { env = {}, timeoutSeconds = 600, leadsGroup = false }: CommandOptions = {}
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
      detached: leadsGroup
    })
    if (leadsGroup) groups.add(child)
    const timer = setTimeout(() => {
      console.error(`${command} ${args.join(' ')}: ended after ${timeoutSeconds} s`)
      if (leadsGroup) signal(child, 'SIGKILL')
      else child.kill('SIGKILL')
    }, timeoutSeconds * 1000)
    child.once('error', reject)
    child.once('exit', (code, ended) => {
      clearTimeout(timer)
      groups.delete(child)
      resolve(code ?? (ended ? 124 : 1))
    })
  })
}
