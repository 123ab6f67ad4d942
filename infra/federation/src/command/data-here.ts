import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { isAbsent } from '@site/registry/is-absent'
import { type ReadData, readDataOf } from '../rendering/read-data.ts'
import { REPOSITORY } from '../repository/paths.ts'

/**
 * Reads the data of the site that runs on this machine, for the pages that a command tries: the gateway at PORT of the environment, else the one that a
 * start has noted in the data folder. Undefined where none is known; where that has ended meanwhile, it answers nothing, and pages are tried without.
 */
export function dataHere(env: NodeJS.ProcessEnv = process.env): ReadData | undefined {
  const origin = env.PORT
    ? `http://127.0.0.1:${env.PORT}`
    : notedGateway(resolve(REPOSITORY, env.DATA_DIR || '.data'))
  return origin ? readDataOf(origin) : undefined
}

function notedGateway(dataDir: string): string | undefined {
  try {
    const { gateway } = JSON.parse(readFileSync(join(dataDir, 'running.json'), 'utf8'))
    return typeof gateway === 'string' ? gateway : undefined
  } catch (error) {
    if (isAbsent(error)) return undefined
    throw error
  }
}
