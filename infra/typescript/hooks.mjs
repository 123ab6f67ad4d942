import { createHash, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

/**
 * What was stripped before, a file for each source, of the compiler that is installed: to load that takes a quarter of a second, longer than all else a short command does.
 */
const { version } = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@swc/wasm-typescript/package.json'), 'utf8')
)
const kept = new URL(`../../node_modules/.cache/stripped-types/${version}/`, import.meta.url)

/**
 * Loads a TypeScript module as Node 24 does, with the compiler that is inside it: types become spaces, so that lines and columns stay.
 * @type {import('node:module').LoadHook}
 */
export async function load(url, context, nextLoad) {
  if (!/^file:.*\.m?ts($|\?)/.test(url)) return nextLoad(url, context)
  const filename = fileURLToPath(url)
  const source = await readFile(filename, 'utf8')
  return { format: 'module', source: await strip(source, filename), shortCircuit: true }
}

/**
 * @param {string} source
 * @param {string} filename
 */
async function strip(source, filename) {
  const hashOf = (/** @type {string} */ text) => createHash('sha1').update(text).digest('hex')
  const file = new URL(hashOf(filename), kept)
  const mark = `${hashOf(source)}\n`
  // Nothing is kept of it, or it cannot be read: it is stripped again.
  const before = await readFile(file, 'utf8').catch(() => '')
  if (before.startsWith(mark)) return before.slice(mark.length)
  const { transform } = await import('@swc/wasm-typescript')
  const { code } = await transform(source, { mode: 'strip-only', filename })
  await keep(file, mark + code)
  return code
}

/**
 * In one rename, as other processes read it. Where it cannot be written (node_modules of an image that nobody may write), the next process strips again.
 * @param {URL} file
 * @param {string} text
 */
async function keep(file, text) {
  const next = new URL(`${file.href}.${randomUUID()}`)
  try {
    await mkdir(kept, { recursive: true })
    await writeFile(next, text)
    await rename(next, file)
  } catch {
    await rm(next, { force: true }).catch(() => undefined)
  }
}
