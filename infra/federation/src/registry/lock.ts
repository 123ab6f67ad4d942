import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { lock } from 'proper-lockfile'
import { DeployError } from './deploy-error.ts'

/**
 * Milliseconds. A holder works for well under a second and says every five that it lives: one silent for `staleMs` is gone. A
 * deploy waits longer than that for another, so that it outlives what a killed one left.
 */
const LIMITS = { patienceMs: 30_000, staleMs: 10_000 }
const POLL = 40

/**
 * Runs `work` while no other process changes the registry of this folder. A lock left by a process that died is taken
 * over. Throws a DeployError when another holds it for 30 s.
 */
export async function withRegistryLock<T>(
  root: string,
  work: () => T | Promise<T>,
  { patienceMs, staleMs } = LIMITS
): Promise<T> {
  mkdirSync(root, { recursive: true })
  const path = join(root, 'registry.json')
  const release = await lock(path, {
    realpath: false, // The first deploy finds no registry.json.
    stale: staleMs,
    retries: { retries: Math.ceil(patienceMs / POLL), factor: 1, minTimeout: POLL, maxTimeout: POLL }
  }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ELOCKED' ? new DeployError([`another deploy holds ${path}.lock`]) : error
  })
  try {
    return await work()
  } finally {
    await release()
  }
}
