import { execFileSync } from 'node:child_process'

export const withoutComments = (source: string) =>
  source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:'"`])\/\/.*$/gm, '$1')

/** Sources git tracks, or would track, below the repository's root. */
export function listSources(root: string): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8'
  })
  return listed.split('\n').filter((path) => /\.(ts|tsx|mts|mjs|js)$/.test(path))
}
