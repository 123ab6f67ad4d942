import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type DeployableManifest, deployableManifestSchema } from '@site/contracts/federation/registry'
import { integrityOf } from '../integrity.mjs'
import { versionDir } from '../version-files.ts'

/** As little as the trial of a shell asks for. */
const SERVER = "exports.render = async () => ({ html: 'texte' })"

const FILES = {
  'client/assets/a.js': 'export {}',
  'client/remoteEntry.js': 'export {}',
  'server/entry.cjs': SERVER
}

/** A manifest of one route, '/blog', that needs `useQuery` of a platform. */
export function buildManifest(change: Partial<DeployableManifest> = {}): DeployableManifest {
  const name = change.name ?? 'mf-blog'
  const version = change.version ?? '0.1.0-aaaaaaaa'
  return deployableManifestSchema.parse({
    name,
    version,
    builtAt: '2026-11-01T00:00:00.000Z',
    base: `/remotes/${name}/${version}/`,
    entry: 'remoteEntry.js',
    modules: ['assets/a.js'],
    styles: [],
    routes:
      name === 'shell' ? [] : [{ path: '/blog', page: 'list', render: 'server', modules: [], styles: [] }],
    exposes: [],
    server: { file: 'server/entry.cjs', integrity: integrityOf(SERVER) },
    integrity: { 'assets/a.js': integrityOf('export {}'), 'remoteEntry.js': integrityOf('export {}') },
    platform: { version: '0.1.0', names: ['useQuery'] },
    shared: { react: '19.3.1', '@site/web/platform': '0.1.0' },
    size: { js: 1000, css: 100 },
    ...change
  })
}

/** Puts a version's folder into a store, with files that are what its manifest says. */
export function putVersion(root: string, manifest: DeployableManifest): DeployableManifest {
  const dir = versionDir(root, manifest)
  for (const [file, content] of Object.entries({ ...FILES, 'manifest.json': JSON.stringify(manifest) })) {
    mkdirSync(dirname(join(dir, file)), { recursive: true })
    writeFileSync(join(dir, file), content)
  }
  return manifest
}
