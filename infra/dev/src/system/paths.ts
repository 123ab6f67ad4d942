import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Root of the project. */
export const ROOT = fileURLToPath(new URL('../../../..', import.meta.url)).replace(/[\\/]$/, '')

const END_WITH_RUNNER = ['--import', new URL('../processes/end-with-runner.mjs', import.meta.url).href]

/** Node options of every process that runs from sources: it understands TypeScript, and ends with the runner. */
export const NODE_OPTIONS = ['--import', import.meta.resolve('@site/typescript'), ...END_WITH_RUNNER]

/** Node options of a built service: it is plain JavaScript, and ends with the runner too. */
export const BUILT_NODE_OPTIONS: readonly string[] = END_WITH_RUNNER

export const EMBEDDED_MAIN = join(ROOT, 'infra/dev/src/runner/embedded-main.ts')
