import { runLimited } from '../limits/limited-child.ts'
import type { BundleOrder } from './check-bundle.ts'

/** Beside this file in the sources, and beside a service that is built (build-services.ts). */
const PROGRAM = import.meta.url.endsWith('.ts') ? './check-worker.ts' : './check-worker.mjs'

/** For a process to begin: a second, or many on a machine that is busy with others. */
const START_SECONDS = 60
/** From the first line of the bundle to the last page: a bundle that does not end is reported within half a minute. */
const SECONDS = 25
const MEMORY = { heap: 512, all: 1024 }

/**
 * What is wrong with a remote's server bundle, found in a process of its own with limits of time and memory: code that never ends,
 * waits for ever or takes all memory is a line like any other.
 */
export async function checkBundle(order: BundleOrder): Promise<string[]> {
  const { answer, error, doing } = await runLimited({
    program: new URL(PROGRAM, import.meta.url),
    isStranger: true,
    order,
    first: { doing: 'the start of the check', seconds: START_SECONDS },
    seconds: SECONDS,
    memory: MEMORY
  })
  return error === null ? (answer as string[]) : [`${order.manifest.name}: ${doing} ${error}`]
}
