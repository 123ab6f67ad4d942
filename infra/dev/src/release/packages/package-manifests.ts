import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../system/paths.ts'

/** package.json of a workspace, as far as a package is made of it. */
export interface WorkspaceManifest {
  name: string
  version: string
  license: string
  type: string
  description: string
  exports: Record<string, string>
  dependencies: Record<string, string>
  devDependencies?: Record<string, string>
}

/** What a package says otherwise than its workspace. */
interface Difference {
  /** What others may import, in the place of all that workspaces may. */
  exports?: Record<string, string>
  bin?: Record<string, string>
  /** Dependencies that whoever installs it has too, of which there must be one. Others than those of the workspace carry their range. */
  peers: Record<string, string | null>
  /** Those of them that only a part of the package needs. */
  optionalPeers?: string[]
  /** Dependencies of the workspace that nothing of the package needs. */
  unused?: string[]
  /** Are the versions of its dependencies as exact as here? */
  isExact?: boolean
}

/** The workspaces that are packages for teams with a repository of their own, in the order in which they need each other. */
export const PACKAGES: Record<string, Difference> = {
  contracts: { peers: {} },
  registry: { peers: {} },
  web: { peers: { react: null, 'react-dom': null } },
  federation: {
    exports: {
      './build/vite/vite-remote': './src/build/vite/vite-remote.ts',
      './vitest': './src/own-repository/vitest-preset.ts',
      './testing': './src/site-in-containers/start-site.ts',
      './tsconfig.json': './tsconfig.json',
      './biome.json': './biome.json'
    },
    bin: { site: './dist/own-repository/site.js' },
    peers: { '@site/web': '*', react: null, 'react-dom': null, vite: null, testcontainers: null },
    optionalPeers: ['testcontainers'],
    // The compiler is the one that a remote has (emit-declarations.ts).
    unused: ['@site/service', '@typescript/native', 'esbuild', 'playwright-core'],
    // lean-remote.ts and lean-imports.ts read what these write.
    isExact: true
  }
}

export const readWorkspace = (name: string): WorkspaceManifest =>
  JSON.parse(readFileSync(join(ROOT, 'infra', name, 'package.json'), 'utf8'))

/** package.json of the package that is made of a workspace: no sources, no "*". */
export function packageManifest(name: string): Record<string, unknown> {
  const difference = PACKAGES[name] ?? { peers: {} }
  const { dependencies, devDependencies, exports, ...own } = readWorkspace(name)
  const {
    exports: chosen = exports,
    bin,
    peers,
    optionalPeers = [],
    unused = [],
    isExact = false
  } = difference
  const range = (dependency: string, version: string) =>
    dependency.startsWith('@site/')
      ? `^${readWorkspace(dependency.slice('@site/'.length)).version}`
      : `${isExact ? '' : '^'}${version}`
  const installed = { ...readWorkspace('web').dependencies, ...devDependencies, ...dependencies }
  return {
    name: own.name,
    version: own.version,
    description: own.description,
    license: own.license,
    type: own.type,
    engines: { node: '>=20.19.0' },
    files: ['dist', 'tsconfig.json', 'biome.json'],
    exports: { './package.json': './package.json', ...mapValues(chosen, exportOf) },
    ...(bin && { bin }),
    dependencies: Object.fromEntries(
      Object.entries(dependencies)
        .filter(([dependency]) => !(dependency in peers) && !unused.includes(dependency))
        .map(([dependency, version]) => [dependency, range(dependency, version)])
    ),
    peerDependencies: Object.fromEntries(
      Object.entries(peers).map(([peer, version]) => [
        peer,
        `^${range(peer, version ?? installed[peer] ?? '').replace(/^\^/, '')}`
      ])
    ),
    ...(optionalPeers.length > 0 && {
      peerDependenciesMeta: Object.fromEntries(optionalPeers.map((peer) => [peer, { optional: true }]))
    })
  }
}

/** './src/a.tsx' of a workspace is './dist/a.js' of its package, with its types. */
function exportOf(source: string): string | { types: string; default: string } {
  const built = source.replace('./src/', './dist/')
  if (/\.tsx?$/.test(built))
    return { types: built.replace(/\.tsx?$/, '.d.ts'), default: built.replace(/\.tsx?$/, '.js') }
  if (built.endsWith('.mjs')) return { types: built.replace(/\.mjs$/, '.d.mts'), default: built }
  return built
}

const mapValues = <From, To>(record: Record<string, From>, map: (value: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]))
