import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { isAbsent } from '@site/registry/is-absent'
import { REPOSITORY } from '../repository/paths.ts'

/**
 * The site that runs on this machine: at PORT of the environment, else the one that `npm start` has noted in the data folder. Null where neither is known;
 * it may have ended since.
 */
export function siteOfThisMachine(env: NodeJS.ProcessEnv = process.env): string | null {
  if (env.PORT) return `http://127.0.0.1:${env.PORT}`
  try {
    const note = readFileSync(join(resolve(REPOSITORY, env.DATA_DIR || '.data'), 'running.json'), 'utf8')
    const { gateway } = JSON.parse(note) as { gateway?: unknown }
    return typeof gateway === 'string' ? gateway : null
  } catch (error) {
    if (isAbsent(error)) return null
    throw error
  }
}
