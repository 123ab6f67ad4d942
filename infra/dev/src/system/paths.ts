import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Root of the project. */
export const ROOT = fileURLToPath(new URL('../../../..', import.meta.url)).replace(/[\\/]$/, '')

const END_WITH_RUNNER = ['--import', new URL('../processes/end-with-runner.mjs', import.meta.url).href]

/** What every Node process of ours is started with: TypeScript is understood, and the process ends with the runner. */
export const NODE_OPTIONS = ['--import', import.meta.resolve('tsx'), ...END_WITH_RUNNER]

/** What a built service is started with: plain JavaScript, which ends with the runner too. */
export const BUILT_NODE_OPTIONS: readonly string[] = END_WITH_RUNNER

export const EMBEDDED_MAIN = join(ROOT, 'infra/dev/src/runner/embedded-main.ts')
