import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { REPOSITORY } from './paths.ts'

/** Names of the remotes of the repository: its folders `mf-…` that are built by a configuration of Vite. Nothing else lists them. */
export const remoteNames = (repository = REPOSITORY): string[] =>
  readdirSync(repository)
    .filter((name) => /^mf-[a-z0-9-]+$/.test(name) && existsSync(join(repository, name, 'vite.config.ts')))
    .sort()
