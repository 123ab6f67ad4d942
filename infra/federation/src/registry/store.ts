import { join, resolve } from 'node:path'
import { type Registry, registrySchema } from '@site/contracts/federation/registry'
import { doPatternsOverlap } from '@site/contracts/federation/route-match'
import { EMPTY_REGISTRY, newestRevision, readRegistryFile, registryPath } from '@site/registry/read-registry'
import { keyFileBeside, type ReleaseKey, readReleaseKey } from '@site/registry/release-key'
import { registryText, UntrustedRegistryError } from '@site/registry/signed-registry'
import type { BrowserCheck } from '../browser-check/browser-check.ts'
import { REPOSITORY } from '../repository/paths.ts'
import { DeployError } from './deploy-error.ts'
import { FOLDER_ALONE, type ReleaseStore } from './release-store.ts'
import { keepRevision, latestNumber } from './revisions.ts'
import { type Write, writeAtomically } from './write-atomically.ts'

/** A folder of deployed versions, the file of the key that signs it, and where they live for everybody: by default the folder is that. */
export interface Store {
  root: string
  keyFile: string
  store?: ReleaseStore
  /** Public address of the site that it is the store of, where it is known: SITE_ORIGIN of the environment. */
  origin?: string | undefined
  /** Opens the pages of what is to be live; absent: none are opened. */
  browserCheck?: BrowserCheck | undefined
}

/** Folder of the deployed versions: REMOTES_DIR of the environment, or .data/remotes of the repository. */
export function remotesDir(env: NodeJS.ProcessEnv = process.env): string {
  return resolve(REPOSITORY, env.REMOTES_DIR || '.data/remotes')
}

/** File of the key that signs what is written: RELEASES_KEY_FILE of the environment, or the one beside the folder. */
export const releaseKeyFile = (root: string, env: NodeJS.ProcessEnv = process.env): string =>
  env.RELEASES_KEY_FILE ? resolve(REPOSITORY, env.RELEASES_KEY_FILE) : keyFileBeside(root)

/**
 * The key that this process signs a store with; null where the store has none, and then nothing in it is signed.
 *
 * @throws DeployError when the file holds the public half alone
 */
export function signingKey(keyFile: string): ReleaseKey | null {
  const key = readReleaseKey(keyFile)
  if (key && !key.privateKey)
    throw new DeployError([`${keyFile} holds the public half of a key: it signs nothing`])
  return key
}

/** Folder for builds under way; on the same disk, so that a finished one is moved in by a rename. */
export const buildsDir = (root: string) => join(root, '.builds')

/**
 * The registry as it stands, and what is wrong with registry.json, in words, when it is the latest revision instead. Where the store has a key, what that
 * has not signed counts as no registry.
 *
 * @throws DeployError when registry.json cannot be read and no revision of it is kept
 */
export async function inspectRegistry(
  root: string,
  keyFile = keyFileBeside(root)
): Promise<{ registry: Registry; error: string | null }> {
  const key = readReleaseKey(keyFile)
  const found = await readFound(root, key)
  if (found && !(found instanceof Error)) return { registry: found, error: null }
  const kept = await newestRevision(root, key)
  if (!found && !kept) return { registry: EMPTY_REGISTRY, error: null }
  if (kept) return { registry: kept, error: describeError(found) }
  throw new DeployError([
    `${registryPath(root)} ${describeError(found)}, and no revision of it is kept: ` +
      (found instanceof UntrustedRegistryError
        ? 'where it is yours, npm run site -- repair --adopt signs it as it stands'
        : 'take the file away, then npm run deploy -- all')
  ])
}

function describeError(found: Error | null): string {
  if (!found) return 'is gone'
  const [line] = found.message.split('\n')
  return found instanceof UntrustedRegistryError
    ? `is not to be believed (${line})`
    : `is no registry (${line})`
}

/** The registry; an empty one when none has been written. Throws as `inspectRegistry` does. */
export async function readRegistry(root: string, keyFile = keyFileBeside(root)): Promise<Registry> {
  return (await inspectRegistry(root, keyFile)).registry
}

interface Writing {
  /** What is to go live at a time, who may sign what, and where addresses of retired remotes lead; by default what was. */
  planned?: Registry['planned']
  signing?: Registry['signing']
  redirects?: Registry['redirects']
  write?: Write | undefined
  /** By default the folder is the store. */
  store?: ReleaseStore | undefined
}

/**
 * Replaces the registry atomically, a revision later, signed where the store has a key, and keeps it among the revisions. Call it under the lock
 * (release-store.ts). When it throws, the registry is what it was; where only the folder could not be written, the store brings it there later.
 */
export async function writeRegistry(
  root: string,
  units: Registry['units'],
  { keyFile = keyFileBeside(root), ...options }: Writing & { keyFile?: string | undefined } = {}
): Promise<Registry> {
  const before = await readRegistry(root, keyFile)
  const { planned = before.planned, signing = before.signing } = options
  const redirects = redirectsBeside(units, options.redirects ?? before.redirects)
  const next = { ...before, units, planned, signing, redirects }
  return putRegistry(root, next, { ...options, key: signingKey(keyFile) })
}

/** A redirect ends where a remote claims the address. */
function redirectsBeside(
  units: Registry['units'],
  redirects: Registry['redirects'] = {}
): Registry['redirects'] {
  const claimed = Object.values(units).flatMap(({ live }) => live.routes.map(({ path }) => path))
  const left = Object.entries(redirects).flatMap(([name, { to, routes }]) => {
    const free = routes.filter(({ path }) => !claimed.some((pattern) => doPatternsOverlap(pattern, path)))
    return free.length > 0 ? [[name, { to, routes: free }] as const] : []
  })
  return left.length > 0 ? Object.fromEntries(left) : undefined
}

/** The same over a registry that is known, whatever stands there: `revision` is the one before. */
export async function putRegistry(
  root: string,
  { revision, ...content }: Registry,
  {
    write,
    store = FOLDER_ALONE,
    key
  }: Omit<Writing, 'planned' | 'signing' | 'redirects'> & { key: ReleaseKey | null }
): Promise<Registry> {
  const latest = Math.max(revision, await latestNumber(root))
  const registry = registrySchema.parse({ ...content, revision: latest + 1 })
  const text = registryText(registry, key)
  const forget = await keepRevision(root, registry.revision, text, write)
  try {
    await store.putRegistry(registry, text)
    writeAtomically(registryPath(root), text, { write })
  } catch (error) {
    forget()
    throw error
  }
  return registry
}

/** registry.json; null when there is none, and why it is no registry when it is another text. Throws when the disk does not give it. */
async function readFound(root: string, key: ReleaseKey | null): Promise<Registry | Error | null> {
  try {
    return await readRegistryFile(root, key)
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return null
    if (syscall !== undefined) throw error
    return error as Error
  }
}
