import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type DeployableManifest, deployableManifestSchema } from '@site/contracts/federation/registry'
import { versionBase } from '@site/registry/file-addresses'
import { integrityOf } from '@site/registry/integrity.mjs'
import type { Manifest } from 'vite'
import { declaredBy, declaredRoute } from '../rendering/declared-by.ts'
import { loadRemoteBundle, loadShellBundle } from '../rendering/load-bundle.ts'
import { listFiles } from '../repository/list-files.ts'
import { sizeOfKinds } from '../repository/size-of-kinds.ts'
import { closureOf, keyOfFile, without } from './chunk-graph.ts'
import { type DeployableSource, findExposes, readBudget } from './deployable-source.ts'
import { entryOf } from './name-entry.ts'
import { sharedVersions } from './shared.ts'

export interface ManifestInput {
  deployable: DeployableSource
  version: string
  /** Folder of the version: holds client/ and server/entry.cjs. */
  dir: string
  vite: Manifest
  /** Bytes after brotli, by path below client/. */
  sizes: Map<string, number>
  /** Names a remote imports from the platform. */
  platformNames: string[]
  /** Server bundle of the shell that a remote is to run in. */
  shellBundle: string | null
}

/** The complete manifest of a built version. Throws when the server bundle does not load or a file is missing. */
export function describeDeployable(input: ManifestInput): DeployableManifest {
  const own = input.deployable.name === 'shell' ? describeShell(input) : describeRemote(input)
  return deployableManifestSchema.parse({
    name: input.deployable.name,
    version: input.version,
    builtAt: new Date().toISOString(),
    base: versionBase({ name: input.deployable.name, version: input.version }),
    named: 'by-content',
    server: { file: 'server/entry.cjs', integrity: integrityOfFile(join(input.dir, 'server/entry.cjs')) },
    integrity: integrityOfClient(join(input.dir, 'client')),
    shared: sharedVersions(),
    size: sizeOfKinds(input.sizes),
    ...readBudget(input.deployable.dir),
    ...own
  })
}

function describeShell({ dir, vite }: ManifestInput) {
  const { platform, grants, registry } = loadShellBundle(join(dir, 'server/entry.cjs'))
  const [entry, ...modules] = closureOf(vite, ['src/client.tsx']).modules
  const files = listFiles(join(dir, 'client'))
  return {
    entry,
    boot: files.find((file) => /^assets\/boot-\w+\.js$/.test(file)),
    modules,
    styles: closureOf(vite, ['src/client.tsx']).styles,
    fonts: files.filter((file) => file.endsWith('.woff2')),
    routes: [],
    ...(grants && { menus: grants.menus, grants: { events: grants.events, api: grants.api } }),
    ...(registry && { registry }),
    exposes: [],
    platform: { version: sharedVersions()['@site/web/platform'], names: Object.keys(platform).sort() }
  }
}

function describeRemote({ deployable, dir, vite, platformNames, shellBundle }: ManifestInput) {
  if (shellBundle === null) throw new Error('there is no shell to run in: deploy the shell first')
  const { remote } = loadRemoteBundle(join(dir, 'server/entry.cjs'), loadShellBundle(shellBundle).platform)
  const entry = entryOf(vite)
  const start = closureOf(vite, [keyOfFile(vite, entry)])
  const filesOf = (source: string) => without(closureOf(vite, [source]), start)
  const pageOf = (source: string) => {
    const { modules, styles } = filesOf(source)
    const late = closureOf(vite, vite[source]?.dynamicImports ?? [])
    const { styles: lateStyles } = without(late, start, { modules, styles })
    return { modules, styles: [...styles, ...lateStyles], ...(lateStyles.length > 0 && { lateStyles }) }
  }
  return {
    entry,
    // As `leanRemote` writes it.
    container: 'plain' as const,
    modules: start.modules.filter((file) => file !== entry),
    routesModules: filesOf('src/remote/routes.ts').modules,
    styles: start.styles,
    ...(existsSync(join(deployable.dir, 'src/remote/widget.tsx')) && {
      widget: filesOf('src/remote/widget.tsx')
    }),
    ...declaredBy(remote),
    routes: remote.routes.map((route) => ({
      ...declaredRoute(route),
      ...(route.render === 'server' ? pageOf : filesOf)(`src/pages/${route.page}/page.tsx`)
    })),
    exposes: Object.keys(findExposes(deployable.dir)),
    platform: { version: sharedVersions()['@site/web/platform'], names: platformNames }
  }
}

const integrityOfFile = (path: string) => integrityOf(readFileSync(path))

function integrityOfClient(dir: string): Record<string, string> {
  const files = listFiles(dir).filter((file) => !/\.(br|gz)$/.test(file))
  return Object.fromEntries(files.map((file) => [file, integrityOfFile(join(dir, file))]))
}
