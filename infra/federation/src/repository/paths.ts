import { fileURLToPath } from 'node:url'

/** Root of the repository, with a trailing slash removed. */
export const REPOSITORY = fileURLToPath(new URL('../../../..', import.meta.url)).replace(/[\\/]$/, '')
