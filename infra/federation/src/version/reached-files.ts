import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { buildSync } from 'esbuild'
import { REPOSITORY } from '../repository/paths.ts'

const SOURCE = /\.(tsx?|css)$/
const ASIDE = /(^|\/)(testing|node_modules|dist)\/|\.(test|suite)\.tsx?$|\.d\.ts$/
/** What a source may import besides scripts and styles: its bytes are hashed, it leads nowhere. */
const ASSETS = ['.woff2', '.png', '.jpg', '.webp', '.avif', '.svg']

/**
 * Files that the sources under a folder reach by their imports, themselves among them: what is built of them depends on nothing else of the
 * repository. What is imported as a type alone is not reached, as nothing of it is built.
 *
 * @param folder absolute path
 * @returns absolute paths, sorted; null when a source cannot be read, of which the build says more
 */
export function reachedFiles(folder: string): string[] | null {
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => SOURCE.test(file) && !ASIDE.test(file)
  )
  try {
    const { metafile } = buildSync({
      absWorkingDir: REPOSITORY,
      // One entry that imports them all: with an entry each, what they share would be bundled once for each.
      stdin: { contents: sources.map((file) => `import './${file}'`).join('\n'), resolveDir: folder },
      bundle: true,
      write: false,
      metafile: true,
      outdir: 'nowhere',
      format: 'esm',
      logLevel: 'silent',
      // Third-party packages are known by the lock file (version.ts); our own are followed.
      packages: 'external',
      loader: Object.fromEntries(ASSETS.map((ending) => [ending, 'empty' as const])),
      tsconfigRaw: { compilerOptions: { jsx: 'react-jsx', paths: pathsOfOurs() } }
    })
    return Object.keys(metafile.inputs)
      .filter((file) => file !== '<stdin>')
      .map((file) => join(REPOSITORY, file))
      .sort()
  } catch {
    return null
  }
}

/** Where imports of our own packages lead, as their package.json say. */
function pathsOfOurs(): Record<string, string[]> {
  const entries = ['contracts', 'registry', 'web'].flatMap((name) => {
    const folder = join(REPOSITORY, 'infra', name)
    const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
      exports: Record<string, string>
    }
    return Object.entries(exports).map(([from, to]): [string, string[]] => [
      `@site/${name}${from.slice(1)}`,
      [`./${relative(REPOSITORY, join(folder, to))}`]
    ])
  })
  return Object.fromEntries(entries)
}
