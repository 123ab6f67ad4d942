import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Import {
  /** Path of the importing file, from the repository's root. */
  file: string
  specifier: string
}

const SPECIFIER =
  /(?:^|[\s;}])(?:import|export)\s+(?:type\s+)?(?:[\w*{}\s,$]+?\s+from\s+)?['"]([^'"]+)['"]|\bimport\s*\(\s*['"]([^'"]+)['"]/g

export const withoutComments = (source: string) =>
  source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:'"`])\/\/.*$/gm, '$1')

/** Specifiers a TypeScript or JavaScript source imports, re-exports or loads dynamically. */
export function importsOf(source: string): string[] {
  return [...withoutComments(source).matchAll(SPECIFIER)].map((match) => match[1] ?? match[2] ?? '')
}

/** Sources git tracks, or would track, below the repository's root. */
export function listSources(root: string): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8'
  })
  return listed.split('\n').filter((path) => /\.(ts|tsx|mts|mjs|js)$/.test(path))
}

export function readImports(root: string, files: string[]): Import[] {
  return files.flatMap((file) =>
    importsOf(readFileSync(join(root, file), 'utf8')).map((specifier) => ({ file, specifier }))
  )
}
