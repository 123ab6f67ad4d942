import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type DeployableManifest, deployableManifestSchema } from '@site/contracts/federation/registry'
import { versionBase } from '@site/registry/file-addresses'
import { integrityOf } from '@site/registry/integrity.mjs'
import { compressFolder } from '../build/compress.ts'
import { DeployError } from '../registry/deploy-error.ts'
import { declaredBy, declaredRoute } from '../rendering/declared-by.ts'
import { loadRemoteBundle, loadShellBundle } from '../rendering/load-bundle.ts'
import { listFiles } from '../repository/list-files.ts'
import { sizeOfKinds } from '../repository/size-of-kinds.ts'
import { BUDGET, type ForeignBuild, readForeignBuild, readJson, SERVER_BUNDLE } from './read-build.ts'

const NOT_OF_BROWSERS = [SERVER_BUNDLE, BUDGET]

/**
 * Makes a version of the site of what another build has made: its files as they are, compressed, and the manifest that ours write. The version is named by
 * the content. There is no `container` in it: the shell loads it through Module Federation's runtime.
 *
 * @param from folder of the build
 * @param to empty folder
 * @param shellBundle of a shell whose platform its server bundle may name
 * @throws DeployError with one line for each thing that keeps it from being one
 */
export function makeForeignVersion(from: string, to: string, shellBundle: string): DeployableManifest {
  const build = readForeignBuild(from)
  const files = listFiles(from)
  const client = join(to, 'client')
  for (const file of files.filter((one) => !NOT_OF_BROWSERS.includes(one)))
    cpSync(join(from, file), join(client, file), { recursive: true })
  const sizes = compressFolder(client)
  mkdirSync(join(to, 'server'), { recursive: true })
  cpSync(join(from, SERVER_BUNDLE), join(to, 'server/entry.cjs'))
  const version = `0.1.0-${contentHash(from, files)}`
  const described = deployableManifestSchema.safeParse({
    ...{
      name: build.name,
      version,
      builtAt: new Date().toISOString(),
      base: versionBase({ name: build.name, version })
    },
    ...{ entry: build.entry, modules: [], styles: [], shared: build.shared },
    exposes: [...build.exposes.keys()],
    ...describeViews(build, join(to, 'server/entry.cjs'), shellBundle),
    server: { file: 'server/entry.cjs', integrity: integrityIn(to, 'server/entry.cjs') },
    integrity: Object.fromEntries(
      files.filter((file) => !NOT_OF_BROWSERS.includes(file)).map((file) => [file, integrityIn(client, file)])
    ),
    // What it takes of the platform stands in no manifest of another tool: rendering its pages before it is live tells.
    platform: { version: '0.0.0', names: [] },
    size: sizeOfKinds(sizes),
    budget: readJson(join(from, BUDGET))
  })
  if (!described.success)
    throw new DeployError(
      described.error.issues.map(({ path, message }) => `${build.name}: ${path.join('.')}: ${message}`)
    )
  writeFileSync(join(to, 'manifest.json'), JSON.stringify(described.data))
  return described.data
}

/** Routes as its server bundle says them, with the files that its manifest names. */
function describeViews({ name, exposes }: ForeignBuild, server: string, shellBundle: string) {
  const filesOf = (expose: string) => exposes.get(expose) ?? { modules: [], styles: [] }
  try {
    const { remote } = loadRemoteBundle(server, loadShellBundle(shellBundle).platform)
    return {
      ...declaredBy(remote),
      routesModules: filesOf('./routes').modules,
      ...(exposes.has('./widget') && { widget: filesOf('./widget') }),
      routes: remote.routes.map((route) => ({
        ...declaredRoute(route),
        ...filesOf(`./pages/${route.page}`)
      }))
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new DeployError([`${name}: ${SERVER_BUNDLE} does not load: ${reason}`])
  }
}

function contentHash(dir: string, files: string[]): string {
  const hash = createHash('sha256')
  for (const file of files) hash.update(file).update('\0').update(integrityIn(dir, file))
  return hash.digest('hex').slice(0, 10)
}

const integrityIn = (dir: string, file: string) => integrityOf(readFileSync(join(dir, file)))
