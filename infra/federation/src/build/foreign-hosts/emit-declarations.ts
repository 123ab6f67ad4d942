import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, parse, relative } from 'node:path'
import { promisify } from 'node:util'
import { listFiles } from '../../repository/list-files.ts'
import { REPOSITORY } from '../../repository/paths.ts'

/** Where there are no settings: those that every remote is compiled with. */
const SETTINGS = { module: 'ESNext', moduleResolution: 'bundler', target: 'ES2023', jsx: 'react-jsx' }
const SOURCE = /\.tsx?$/

/**
 * Has the compiler of the remote write the declarations of its modules. Nothing is checked by it: that is done before, by who wants it.
 *
 * @param dir folder of the remote
 * @param modules where it begins: './src/remote/widget.tsx'
 * @returns the text of each, by its path from the folder without the ending of a source ('src/remote/widget'). Of a module that the compiler can write none
 * for there is none; null where there is no compiler
 */
export async function emitDeclarations(dir: string, modules: string[]): Promise<Map<string, string> | null> {
  const compiler = findCompiler(dir)
  if (!compiler) return null
  const work = join(nearestModules(dir), '.cache/site-types', randomUUID())
  mkdirSync(work, { recursive: true })
  try {
    const outDir = join(work, 'out')
    const settings = [join(dir, 'tsconfig.json'), join(REPOSITORY, 'tsconfig.base.json')].find(existsSync)
    const compilerOptions = {
      ...(settings ? {} : SETTINGS),
      ...{ noEmit: false, declaration: true, emitDeclarationOnly: true, declarationMap: false },
      ...{ noCheck: true, skipLibCheck: true, composite: false, incremental: false },
      ...{ rootDir: parse(dir).root, outDir }
    }
    const files = modules.map((file) => join(dir, file))
    const config = { ...(settings && { extends: settings }), compilerOptions, files, include: [] }
    writeFileSync(join(work, 'tsconfig.json'), JSON.stringify(config))
    // What it has to say of one module keeps it from writing that one alone.
    await promisify(execFile)(process.execPath, [...compiler, '-p', work], { cwd: dir }).catch(
      () => undefined
    )
    return readEmitted(join(outDir, relative(parse(dir).root, dir)))
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

/** Where the settings stand, the packages of the remote are found. */
function nearestModules(dir: string): string {
  const modules = join(dir, 'node_modules')
  return existsSync(modules) || dir === dirname(dir) ? modules : nearestModules(dirname(dir))
}

interface CompilerManifest {
  version: string
  bin?: Record<string, string>
}

/** How the compiler is called that stands beside the remote, the native one before another. Threads of it would take twice the time of the machine, beside the build. */
function findCompiler(dir: string): string[] | null {
  const require = createRequire(join(dir, 'package.json'))
  for (const name of ['@typescript/native', 'typescript']) {
    try {
      const manifest = require.resolve(`${name}/package.json`)
      const { bin, version } = JSON.parse(readFileSync(manifest, 'utf8')) as CompilerManifest
      const isNative = Number.parseInt(version, 10) >= 7
      if (bin?.tsc) return [join(dirname(manifest), bin.tsc), ...(isNative ? ['--singleThreaded'] : [])]
    } catch {
      // not installed
    }
  }
  return null
}

function readEmitted(dir: string): Map<string, string> {
  if (!existsSync(dir)) return new Map()
  const files = listFiles(dir).filter((file) => file.endsWith('.d.ts'))
  return new Map(files.map((file) => [withoutEnding(file), readFileSync(join(dir, file), 'utf8')]))
}

/** The path of a module, of its source or its declarations, without the ending. */
export const withoutEnding = (file: string): string => file.replace(/\.d\.ts$/, '').replace(SOURCE, '')
