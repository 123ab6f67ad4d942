import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DeployableManifest } from '@site/contracts/federation/registry'
import { contentBase } from '@site/registry/file-addresses'
import { build, type Manifest } from 'vite'
import { begin } from '../limits/limited-step.ts'
import { loadRemoteBundle, loadShellBundle } from '../rendering/load-bundle.ts'
import { compressFolder } from './compress.ts'
import { type DeployableSource, findExposes, readDeployableSource } from './deployable-source.ts'
import { emitDeclarations } from './foreign-hosts/emit-declarations.ts'
import { writeMfManifest } from './foreign-hosts/mf-manifest.ts'
import { writeTypes } from './foreign-hosts/types-archive.ts'
import { describeDeployable } from './manifest.ts'
import { nameEntry } from './name-entry.ts'
import { hashPageTexts } from './page-texts.ts'
import { collectPlatformNames } from './platform-names.ts'

export interface BuildOrder {
  /** Folder of the deployable's source. */
  dir: string
  version: string
  /** Folder to fill: manifest.json, client/, server/. */
  outDir: string
  /** Server bundle of the live shell; null when the deployable is the shell. */
  shellBundle: string | null
}

/** Of a second at most; twenty of them on a machine that is busy with others. */
const LOADING_SECONDS = 15

/**
 * Builds one version of a deployable with its manifest. Runs in a process of its own (build-worker.ts): the federation plugin numbers the
 * builds of a process, and NODE_ENV must be production before Vite is loaded.
 */
export async function buildDeployable({ dir, version, outDir, shellBundle }: BuildOrder): Promise<void> {
  const deployable = readDeployableSource(dir)
  const names = new Set<string>()
  mkdirSync(outDir, { recursive: true })
  const common = {
    root: dir,
    configFile: join(dir, 'vite.config.ts'),
    // Sources of this repository import each other; elsewhere a Node that knows no TypeScript may run this.
    configLoader: import.meta.url.endsWith('.ts') ? ('native' as const) : ('bundle' as const),
    // What a stylesheet or a script names keeps its address as the file does that names it.
    base: contentBase(deployable.name),
    logLevel: 'warn' as const
  }
  const types = shellBundle === null ? null : takeTypes(deployable)
  // First: an error in the source shows at once here, where the federation plugin would wait ten seconds for its modules.
  await build({
    ...common,
    plugins: deployable.name === 'shell' ? [] : [collectPlatformNames(names)],
    build: { ssr: true, outDir: join(outDir, 'server') }
  })
  await build({ ...common, build: { outDir: join(outDir, 'client') } })
  const vite = takeViteManifest(join(outDir, 'client'), shellBundle !== null)
  const sizes = compressFolder(join(outDir, 'client'))
  await types?.(join(outDir, 'client'))
  const platformNames = [...names].sort()
  await begin('loading its server bundle', LOADING_SECONDS)
  const manifest = describeDeployable({
    deployable,
    version,
    dir: outDir,
    vite,
    sizes,
    platformNames,
    shellBundle
  })
  const texts = await readTexts(manifest, outDir, shellBundle)
  const integrity = { ...manifest.integrity, ...(shellBundle !== null && writeMfManifest(outDir, manifest)) }
  const whole = { ...manifest, integrity, ...texts }
  writeFileSync(join(outDir, 'manifest.json'), `${JSON.stringify(whole, null, 2)}\n`)
}

/** The compiler writes the types of a remote while it is built; what is returned puts them beside its files. */
function takeTypes({ dir }: DeployableSource): (client: string) => Promise<void> {
  const exposes = findExposes(dir)
  const emitted = emitDeclarations(dir, Object.values(exposes))
  // Where the build fails nobody waits for them.
  emitted.catch(() => undefined)
  return async (client) => writeTypes(client, exposes, (await emitted) ?? new Map())
}

async function readTexts(manifest: DeployableManifest, dir: string, shellBundle: string | null) {
  if (shellBundle === null) return {}
  await begin('reading what its pages say', LOADING_SECONDS)
  const shell = loadShellBundle(shellBundle)
  const bundle = loadRemoteBundle(join(dir, manifest.server.file), shell.platform)
  return { texts: await hashPageTexts(manifest, { shell, bundle }) }
}

/** Reads Vite's manifest and takes it away: it is not for browsers. A container then gets its name. */
function takeViteManifest(client: string, isRemote: boolean): Manifest {
  const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Manifest
  rmSync(join(client, '.vite'), { recursive: true })
  return isRemote ? nameEntry(client, manifest) : manifest
}
