import { type ReadData, readDataOf } from '../rendering/read-data.ts'
import { siteOfThisMachine } from './site-of-this-machine.ts'

/**
 * Reads the data of the site that runs on this machine, for the pages that a command tries. Undefined where none is known; where that has ended meanwhile, it
 * answers nothing, and pages are tried without.
 */
export function dataHere(env: NodeJS.ProcessEnv = process.env): ReadData | undefined {
  const origin = siteOfThisMachine(env)
  return origin ? readDataOf(origin) : undefined
}
