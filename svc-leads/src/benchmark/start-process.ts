import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

export interface StartedProcess {
  url: string
  stop(): Promise<void>
  /** Ends it at once, as a crash does (SIGKILL). */
  kill(): Promise<void>
}

/** Starts a main file of this service in a process of its own, and waits for the log line with the address it listens on. */
export async function startProcess(main: string, env: Record<string, string>): Promise<StartedProcess> {
  const file = new URL(main, import.meta.url).pathname
  const child = spawn(process.execPath, ['--import', '@site/typescript', file], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit']
  })
  const url = await listeningUrl(child)
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    child.kill(signal)
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  }
  return { url, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') }
}

function listeningUrl(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    if (!child.stdout) return reject(new Error('The process has no output'))
    // All output is read, since a process blocks when nobody reads its log.
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.includes('"Listening"')) resolve(JSON.parse(line).url)
    })
    child.once('exit', (code) => reject(new Error(`The process ended with ${code}`)))
  })
}
