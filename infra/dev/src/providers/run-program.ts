import { execFile } from 'node:child_process'

export interface ProgramResult {
  code: number | null
  stdout: string
  stderr: string
}

/** Runs a program to its end. Never throws: `code` is null when it could not be run or was stopped after `withinMs`. */
export function runProgram(
  command: string,
  args: string[],
  { withinMs = 60_000, env }: { withinMs?: number; env?: NodeJS.ProcessEnv } = {}
): Promise<ProgramResult> {
  return new Promise((done) => {
    const options = { timeout: withinMs, maxBuffer: 16 * 1024 * 1024, ...(env && { env }) }
    execFile(command, args, options, (error, stdout, stderr) => {
      const code = error === null ? 0 : typeof error.code === 'number' ? error.code : null
      done({ code, stdout, stderr: error !== null && stderr === '' ? error.message : stderr })
    })
  })
}
