import { spawn } from 'node:child_process'
import { startWatchdog } from '../processes/watchdog.ts'

export interface ProgramResult {
  code: number | null
  stdout: string
  stderr: string
}

interface ProgramOptions {
  withinMs?: number
  env?: NodeJS.ProcessEnv
  /** Called twice a second; true ends the program. */
  isHopeless?: () => boolean
}

/**
 * Runs a program to its end. Never throws: `code` is null when it could not be run, or was ended after `withinMs` or because it is
 * hopeless. It is ended with its whole process group, as the children of scripts would otherwise stay.
 */
export function runProgram(
  command: string,
  args: string[],
  { withinMs = 60_000, env = process.env, isHopeless = () => false }: ProgramOptions = {}
): Promise<ProgramResult> {
  const child = spawn(command, args, { env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  const output = { stdout: '', stderr: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output.stdout += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output.stderr += text))

  const group = child.pid === undefined ? null : -child.pid
  const watchdog = group === null ? null : startWatchdog(['kill', '-KILL', '--', String(group)])
  const endAll = () => {
    if (group !== null) process.kill(group, 'SIGKILL')
  }
  const timer = setTimeout(endAll, withinMs)
  const watch = setInterval(() => {
    if (isHopeless()) endAll()
  }, 500)

  return new Promise<ProgramResult>((done) => {
    child.once('error', (error) => done({ code: null, stdout: '', stderr: error.message }))
    child.once('close', (code) => done({ code, ...output }))
  }).finally(() => {
    clearTimeout(timer)
    clearInterval(watch)
    watchdog?.dismiss()
  })
}
