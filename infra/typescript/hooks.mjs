import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { transform } from '@swc/wasm-typescript'

/**
 * Loads a TypeScript module as Node 24 does, with the compiler that is inside it: types become spaces, so that lines and columns stay.
 * @type {import('node:module').LoadHook}
 */
export async function load(url, context, nextLoad) {
  if (!/^file:.*\.m?ts($|\?)/.test(url)) return nextLoad(url, context)
  const filename = fileURLToPath(url)
  const { code } = await transform(await readFile(filename, 'utf8'), { mode: 'strip-only', filename })
  return { format: 'module', source: code, shortCircuit: true }
}
