import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { DeployFault } from './fault.ts'

/** Milliseconds. A holder works for well under a second; one that is silent this long is gone. */
const STALE = 60_000
/** How long a deploy waits for another, and how long it watches a lock of another machine before it takes it: less. */
const LIMITS = { patienceMs: 30_000, silentMs: 20_000 }
const POLL = 40

/**
 * Runs `work` while no other process changes the registry of this folder. A lock left by a process that died is taken
 * over. Throws a DeployFault when another holds it for 30 s.
 */
export async function withRegistryLock<T>(
  root: string,
  work: () => T | Promise<T>,
  { patienceMs, silentMs } = LIMITS
): Promise<T> {
  mkdirSync(root, { recursive: true })
  const path = join(root, 'registry.lock')
  const until = Date.now() + patienceMs
  const seen = { mark: '', since: 0 }
  while (!take(path)) {
    const mark = markOf(path)
    if (mark !== seen.mark) Object.assign(seen, { mark, since: Date.now() })
    if (isAbandoned(path) || (isElsewhere(path) && Date.now() - seen.since > silentMs))
      rmSync(path, { force: true })
    else if (Date.now() > until) throw new DeployFault([`another deploy holds ${path} (${holderOf(path)})`])
    else await wait(POLL)
  }
  try {
    return await work()
  } finally {
    rmSync(path, { force: true })
  }
}

function take(path: string): boolean {
  try {
    writeFileSync(path, `${process.pid}@${hostname()}`, { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** Which lock this is: the same one, watched for long enough, is one that nobody lets go of, whatever its machine's clock says. */
const markOf = (path: string) =>
  `${holderOf(path)} ${statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? ''}`

const isElsewhere = (path: string) => !holderOf(path).endsWith(`@${hostname()}`)

function isAbandoned(path: string): boolean {
  const [pid] = holderOf(path).split('@')
  if (!isElsewhere(path) && Number(pid) > 0) return !isRunning(Number(pid))
  const age = ageOf(path)
  return age !== null && age > STALE
}

function holderOf(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    // Let go of meanwhile: the next try takes it.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return ''
    throw error
  }
}

function ageOf(path: string): number | null {
  return statSync(path, { throwIfNoEntry: false })
    ? Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
    : null
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
