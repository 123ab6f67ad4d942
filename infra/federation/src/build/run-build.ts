import { runLimited } from '../limits/limited-child.ts'
import { programBeside } from '../limits/program-beside.ts'
import { diskFullIn } from '../registry/deploy-error.ts'
import type { BuildOrder } from './build.ts'

/** A build takes some seconds, and a minute on a machine that is busy with others. */
const SECONDS = 300
const MEMORY = { heap: 1536, all: 2560 }

/**
 * Builds a version in a process of its own, within limits of time and memory. Throws with what the build said when it fails: one
 * line where the disk is full, or where what was built does not end when it is loaded.
 */
export async function runBuild(order: BuildOrder): Promise<void> {
  const { error, hasFailed, said, doing } = await runLimited({
    program: programBeside(import.meta.url, 'build-worker'),
    cwd: order.dir,
    order,
    first: { doing: 'the build', seconds: SECONDS },
    seconds: SECONDS,
    memory: MEMORY
  })
  if (error === null) return
  throw new Error(diskFullIn(said) ?? (hasFailed ? `the build failed\n${said.trim()}` : `${doing} ${error}`))
}
