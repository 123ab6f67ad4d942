import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Root of the project. */
export const ROOT = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))))

/** What every Node process of ours is started with: TypeScript is understood, and the process ends with the runner. */
export const NODE_OPTIONS = [
  '--import',
  import.meta.resolve('tsx'),
  '--import',
  new URL('./end-with-runner.mjs', import.meta.url).href
]

export const EMBEDDED_MAIN = join(ROOT, 'infra/dev/src/embedded-main.ts')
