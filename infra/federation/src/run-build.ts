import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { BuildOrder } from './build.ts'
import { REPOSITORY } from './paths.ts'

/** Builds a version in a process of its own. Throws with what the build said when it fails. */
export async function runBuild(order: BuildOrder): Promise<void> {
  const worker = fileURLToPath(new URL('./build-worker.ts', import.meta.url))
  const child = spawn(process.execPath, ['--import', 'tsx', worker, JSON.stringify(order)], {
    cwd: REPOSITORY,
    env: productionEnv(),
    stdio: ['ignore', 'pipe', 'pipe']
  })
  let said = ''
  const listen = (chunk: Buffer) => {
    said += chunk.toString()
  }
  child.stdout.on('data', listen)
  child.stderr.on('data', listen)
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', resolve)
  })
  if (code !== 0) throw new Error(`the build failed\n${said.trim()}`)
}

/** Under a test runner the federation plugin emits no entry, without a word; and a build asks the environment nothing. */
function productionEnv(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !/^(VITEST|TEST|VITE_|FORCE_COLOR)/.test(name))
  return { ...Object.fromEntries(kept), NODE_ENV: 'production', NO_COLOR: '1' }
}
