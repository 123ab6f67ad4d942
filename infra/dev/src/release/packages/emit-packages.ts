import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { listFiles } from '@site/federation/repository/list-files'
import { ROOT } from '../../system/paths.ts'

/** Modules of the federation that are started or imported by their name; what these import comes along, and nothing else of it. */
const ENTRIES = [
  'own-repository/site.ts',
  'own-repository/vitest-preset.ts',
  'site-in-containers/start-site.ts',
  'build/build-worker.ts',
  'build/vite/vite-remote.ts',
  'limits/memory-guard.mjs'
].map((file) => join('infra/federation/src', file))

/** Tests, and what only they import. Tests of a team import `testing` of the web library. */
const ASIDE = /\.test\.tsx?$|(?<!web\/src|ui)\/testing\//
const ASSET = /\.(css|png|svg|woff2)$/

/**
 * Compiles contracts, registry, web library and what teams need of the federation to JavaScript and declarations.
 *
 * @param work an empty folder of the repository
 * @returns the folder that holds `<workspace>/src/…` of each
 */
export async function emitPackages(work: string): Promise<string> {
  const sources = ['contracts', 'registry', 'web'].flatMap((name) => filesBelow(join('infra', name, 'src')))
  const kept = sources.filter((file) => !ASIDE.test(file))
  const out = join(work, 'out')
  const settings = {
    extends: join(ROOT, 'tsconfig.base.json'),
    compilerOptions: {
      ...{ noEmit: false, declaration: true, rewriteRelativeImportExtensions: true },
      ...{ rootDir: join(ROOT, 'infra'), outDir: out }
    },
    files: [
      ...kept.filter((file) => /\.(tsx?|mjs)$/.test(file)),
      ...ENTRIES,
      'infra/federation/src/archive/tar-stream.d.ts'
    ].map((file) => join(ROOT, file))
  }
  writeFileSync(join(work, 'tsconfig.json'), JSON.stringify(settings))
  const compiler = join(ROOT, 'node_modules/@typescript/native/bin/tsc')
  await promisify(execFile)(process.execPath, [compiler, '-p', join(work, 'tsconfig.json')], {
    cwd: work
  }).catch((error: { stdout?: string }) => {
    throw new Error(error.stdout || String(error))
  })
  for (const file of filesBelow(relative(ROOT, out)).filter((name) => /\.d\.m?ts$/.test(name)))
    nameBuiltFiles(join(ROOT, file))
  for (const file of kept.filter((name) => ASSET.test(name))) {
    const to = join(out, relative('infra', file))
    mkdirSync(join(to, '..'), { recursive: true })
    cpSync(join(ROOT, file), to)
  }
  return out
}

/** Declarations keep the names of the sources that they were made of: './a.ts'. */
function nameBuiltFiles(file: string): void {
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replace(/(['"]\.[^'"\n]*)\.tsx?(['"])/g, '$1.js$2'))
}

/** Paths from the root of the repository. */
export const filesBelow = (folder: string): string[] =>
  listFiles(join(ROOT, folder)).map((file) => `${folder.replaceAll('\\', '/')}/${file}`)
