import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { takeCommandLine } from '@site/contracts/command-line'
import { build, type Plugin } from 'esbuild'
import { ROOT } from '../system/paths.ts'

/** A service to build: its entry, and what is put into its folder beside `main.mjs`. */
interface BuiltService {
  entry: string
  /** More entries, by output name without extension: files that are found at run time. */
  more?: () => Record<string, string>
  /** Folders that are read at run time, by the names they have beside `main.mjs`. */
  folders?: Record<string, string>
  /** Packages that are required by their name at run time. */
  packages?: () => string[]
}

const SEEDS = 'svc-content/src/seeds/articles'

const DEPLOYABLES: Record<string, BuiltService> = {
  'svc-content': {
    entry: 'svc-content/src/main.ts',
    more: () =>
      Object.fromEntries(
        readdirSync(join(ROOT, SEEDS)).map((file) => [
          `articles/${file.replace('.ts', '')}`,
          `${SEEDS}/${file}`
        ])
      ),
    folders: { texts: 'svc-content/src/content/texts' },
    packages: () => ['sharp', 'detect-libc', ...foldersOf('@img')]
  },
  'svc-leads': { entry: 'svc-leads/src/main.ts' },
  'svc-gateway': {
    entry: 'svc-gateway/src/main.ts',
    more: () => ({
      worker: 'svc-gateway/src/rendering/worker.mjs',
      // What the release API tries an uploaded version with, in a process of its own.
      'check-worker': 'infra/federation/src/trial/check-worker.ts',
      // What it opens the pages of a version with, before that is live.
      'browser-worker': 'infra/federation/src/browser-check/browser-worker.ts',
      'memory-guard': 'infra/federation/src/limits/memory-guard.mjs'
    }),
    packages: () => [
      'react',
      'react-dom',
      'scheduler',
      'playwright-core',
      'detect-libc',
      ...startingWith('lightningcss')
    ]
  },
  operations: { entry: 'infra/dev/src/operations/operations.ts' }
}

/** Packages of a scope, as they are installed: sharp's are those of this machine's processor and C library. */
const foldersOf = (scope: string) =>
  readdirSync(join(ROOT, 'node_modules', scope)).map((name) => `${scope}/${name}`)

/** A package that is native, and the one beside it for this machine's processor and C library. */
const startingWith = (name: string) =>
  readdirSync(join(ROOT, 'node_modules')).filter((folder) => folder.startsWith(name))

/** Native modules, and one that finds its own files by their places: they cannot be bundled. */
const NOT_BUNDLED = ['sharp', 'lightningcss', 'playwright-core']

/** Drivers that knex would load for databases that we do not use. */
const OTHER_DRIVERS = [
  'pg',
  'pg-query-stream',
  'pg-native',
  'oracledb',
  'tedious',
  'sqlite3',
  'better-sqlite3',
  'mysql',
  'mariadb/*'
]

/** CommonJS packages that are bundled into an ES module need these three variables. */
const BANNER = [
  "import { createRequire as createRequireOf } from 'node:module'",
  'const require = createRequireOf(import.meta.url)',
  'const __dirname = import.meta.dirname, __filename = import.meta.filename'
].join('\n')

/**
 * `npm run site -- build-services`: builds each service as plain JavaScript that Node runs without tsx, in
 * `<folder>/<service>/main.mjs`, with the few packages beside it that cannot be bundled. The embedded database is left out, as images use MySQL.
 */
export async function buildServices(folder: string): Promise<string[]> {
  rmSync(folder, { recursive: true, force: true })
  for (const [name, { entry, more, folders, packages }] of Object.entries(DEPLOYABLES)) {
    const target = join(folder, name)
    await build({
      absWorkingDir: ROOT,
      entryPoints: { main: entry, ...more?.() },
      outdir: target,
      outExtension: { '.js': '.mjs' },
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node20.19',
      sourcemap: 'linked',
      sourcesContent: false,
      legalComments: 'none',
      banner: { js: BANNER },
      external: [...OTHER_DRIVERS, ...NOT_BUNDLED],
      plugins: [noEmbeddedDatabase],
      logLevel: 'error'
    })
    for (const [as, from] of Object.entries(folders ?? {}))
      cpSync(join(ROOT, from), join(target, as), { recursive: true })
    for (const name of packages?.() ?? []) copyPackage(name, target)
    writeFileSync(
      join(target, 'package.json'),
      `${JSON.stringify({ name, private: true, type: 'module' })}\n`
    )
  }
  return Object.keys(DEPLOYABLES)
}

/** libsql is a native module of forty megabytes that nothing on MySQL ever calls. */
const noEmbeddedDatabase: Plugin = {
  name: 'no-embedded-database',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^libsql$/ }, () => ({ path: 'libsql', namespace: 'left-out' }))
    onLoad({ filter: /.*/, namespace: 'left-out' }, () => ({
      contents:
        "export default function libsql() { throw new Error('This build has no SQLite: set a mysql:// address') }"
    }))
  }
}

/** Without the builds for browsers and for development, which a server never loads. */
function copyPackage(name: string, target: string): void {
  const from = join(ROOT, 'node_modules', name)
  const to = join(target, 'node_modules', name)
  mkdirSync(to, { recursive: true })
  cpSync(from, to, {
    recursive: true,
    filter: (path) =>
      !/development|profiling|\.browser\.|server\.(edge|bun)|umd|LICENSE\.old/.test(path.slice(from.length))
  })
}

if (process.argv[1] && resolve(process.argv[1]) === import.meta.filename) {
  const { words } = takeCommandLine({ usage: 'npm run site -- build-services [<folder>]', most: 1 })
  const folder = resolve(words[0] ?? join(ROOT, 'infra/deploy/dist'))
  const names = await buildServices(folder)
  for (const name of names) process.stdout.write(`${join(folder, name, 'main.mjs')}\n`)
}
