import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { DeployableManifest } from '@site/contracts/federation/registry'
import { integrityOf } from '@site/registry/integrity.mjs'
import { versionDir } from '@site/registry/version-files'

export interface DeployableStub {
  name: string
  version: string
  /** Text of the server bundle, CommonJS. */
  server: string
  /** Client files by path. */
  client?: Record<string, string>
  /** Whatever else the manifest should say. */
  manifest?: Partial<DeployableManifest>
}

/** Writes a version of a deployable as deploy does, and returns its manifest. */
export async function buildDeployable(root: string, stub: DeployableStub): Promise<DeployableManifest> {
  const { name, version, server } = stub
  const client = stub.client ?? { 'entry.js': `export const deployable = '${name}'` }
  const manifest: DeployableManifest = {
    name,
    version,
    builtAt: '2026-11-21T10:00:00.000Z',
    base: `/remotes/${name}/${version}/`,
    entry: 'entry.js',
    modules: [],
    styles: [],
    fonts: [],
    routes: [],
    exposes: [],
    server: { file: 'server/entry.cjs', integrity: integrityOf(server) },
    integrity: Object.fromEntries(Object.entries(client).map(([file, text]) => [file, integrityOf(text)])),
    platform: { version: '1.0.0', names: [] },
    shared: {},
    size: { js: 0, css: 0 },
    ...stub.manifest
  }
  const dir = versionDir(root, stub)
  const files = {
    ...prefixed('client', client),
    'server/entry.cjs': server,
    'manifest.json': JSON.stringify(manifest)
  }
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(dir, file)), { recursive: true })
    await writeFile(join(dir, file), text)
  }
  return manifest
}

const prefixed = (folder: string, files: Record<string, string>) =>
  Object.fromEntries(Object.entries(files).map(([file, text]) => [join(folder, file), text]))
