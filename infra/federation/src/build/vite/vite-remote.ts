import { join, resolve, sep } from 'node:path'
import { federation } from '@module-federation/vite'
import { federationName, SHARED } from '@site/contracts/federation/share-list'
import { FOREIGN_HOST as FOREIGN_HOST_NAME } from '@site/contracts/foreign-hosts/mf-manifest'
import react from '@vitejs/plugin-react'
import type { ConfigEnv, Plugin, UserConfig } from 'vite'
import { SERVER_EXTERNALS } from '../../rendering/server-externals.ts'
import { REPOSITORY } from '../../repository/paths.ts'
import { type DeployableSource, findExposes, readDeployableSource } from '../deployable-source.ts'
import { onePlatform } from '../one-platform.ts'
import { sharedVersions } from '../shared.ts'
import { leanImports } from './lean-imports.ts'
import { FOREIGN_HOST, leanRemote } from './lean-remote.ts'
import { REMOTE_PARTS } from './remote-parts.ts'
import { baseOptions, clientOptions, serverOptions } from './vite-common.ts'
import { zodWithoutEval } from './zod-without-eval.ts'

const SERVER_ENTRY = 'virtual:remote-server-entry'

/**
 * Vite's complete configuration of a remote: `export default defineRemote(import.meta.dirname)`. The client build exposes
 * what the conventions find; the server build (`build.ssr`) leaves the federation plugin out and makes one CommonJS file
 * that exports `{ remote, pages, widget }` (contracts/render.ts).
 *
 * @param dir folder of the remote
 * @param apart folders below it whose modules only some of its pages share: they are downloaded with those pages alone
 * @param first module of the page that most visitors see first: of what its pages share, that one downloads what its first screen imports
 */
export function defineRemote(
  dir: string,
  { apart = [], first }: { apart?: string[]; first?: string } = {}
): (env: ConfigEnv) => UserConfig {
  return ({ isSsrBuild }) => {
    const deployable = readDeployableSource(dir)
    const base = baseOptions(deployable)
    if (isSsrBuild) {
      return {
        ...base,
        ...serverOptions(SERVER_ENTRY, SERVER_EXTERNALS.remote),
        plugins: [onePlatform(dir), react(), serverEntry()]
      }
    }
    return {
      ...base,
      ...clientOptions({
        input: {},
        output: {
          chunkFileNames,
          codeSplitting: {
            groups: chunksWithout(
              dir,
              apart.map((folder) => join(dir, folder)),
              first && join(dir, first)
            )
          }
        },
        // Names of a shared package that the remote does not import go: reading a property does nothing else.
        treeshake: { propertyReadSideEffects: false }
      }),
      plugins: [
        onePlatform(dir),
        react(),
        ...federationPlugins(deployable),
        leanRemote(deployable.name),
        leanImports(),
        zodWithoutEval()
      ]
    }
  }
}

/**
 * Three or four files instead of a dozen. What stands before `init` must not hold what stands after: the stand-ins of shared
 * packages, and whatever uses them, are evaluated once the shell has given the packages.
 */
function chunksWithout(dir: string, apart: string[], first: string | undefined) {
  const isShared = (id: string) =>
    isOurs(id, dir) && !apart.some((folder) => resolve(id).startsWith(folder + sep))
  return [
    { name: 'shares', test: /__loadShare__/, priority: 4 },
    {
      name: 'glue',
      test: /virtual:mf-localSharedImportMap|@module-federation[\\/]/,
      priority: 3
    },
    {
      name: (id: string, graph: Graph) => (first && isImportedBy(first, id, graph) ? 'first' : null),
      debugName: 'first',
      test: isShared,
      minShareCount: 2,
      priority: 2
    },
    { name: 'common', test: isShared, minShareCount: 2, priority: 1 }
  ]
}

interface Graph {
  getModuleInfo: (id: string) => { importers: string[] } | null
}

/** Does the page import this module, itself or through others? What it imports late does not count. */
function isImportedBy(page: string, id: string, graph: Graph, seen = new Set<string>()): boolean {
  if (resolve(id) === page) return true
  if (seen.has(id)) return false
  seen.add(id)
  return (
    graph.getModuleInfo(id)?.importers.some((importer) => isImportedBy(page, importer, graph, seen)) ?? false
  )
}

/** Is it a module of the remote or of our packages, which stand in node_modules where a team has its own repository? */
function isOurs(id: string, dir: string): boolean {
  const path = id.replaceAll('\\', '/')
  const isInside = [dir, REPOSITORY].some((folder) => path.startsWith(folder.replaceAll('\\', '/')))
  return isInside && !/node_modules\/(?!@site\/)(?!.*node_modules\/@site\/)/.test(path)
}

function chunkFileNames({ facadeModuleId, name }: { facadeModuleId?: string | null; name: string }): string {
  if (facadeModuleId === FOREIGN_HOST) return `assets/${FOREIGN_HOST_NAME}-[hash].js`
  const page = facadeModuleId?.match(/\/pages\/([^/]+)\/page\.tsx$/)?.[1]
  return `assets/${page ?? name.replaceAll(/[^\w-]/g, '_').slice(0, 24)}-[hash].js`
}

function federationPlugins(deployable: DeployableSource) {
  const versions = sharedVersions()
  return federation({
    name: federationName(deployable.name),
    filename: 'remoteEntry.js',
    exposes: findExposes(deployable.dir),
    shared: Object.fromEntries(
      SHARED.map((name) => [
        name,
        { import: false, singleton: true, version: versions[name], requiredVersion: `^${versions[name]}` }
      ])
    ),
    shareStrategy: 'loaded-first',
    dts: false,
    dev: { remoteHmr: true },
    experiments: { externalRuntime: true }
  })
}

/** The server bundle's entry, written here so that a remote has none to keep in step. */
function serverEntry(): Plugin {
  return {
    name: 'site:remote-server-entry',
    resolveId: (id) => (id === SERVER_ENTRY ? `\0${SERVER_ENTRY}` : undefined),
    load: (id) => (id === `\0${SERVER_ENTRY}` ? REMOTE_PARTS : undefined)
  }
}
