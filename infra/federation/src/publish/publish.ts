import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { DeployableManifest, Registry } from '@site/contracts/federation/registry'
import type { ReleaseAnswer } from '@site/contracts/releases/release-calls'
import { keyFileBeside, type ReleaseKey } from '@site/registry/release-key'
import { readManifest, serverFile, versionDir } from '@site/registry/version-files'
import { judgeSignature } from '@site/registry/version-signature'
import type { BrowserCheck, BrowserLook } from '../browser-check/browser-check.ts'
import { blockedOf } from '../history/blocked-in.ts'
import { addToHistory, afterFlip, noteLive } from '../history/history.ts'
import { releaseOf } from '../history/release-of.ts'
import { DeployError, errorLines } from '../registry/deploy-error.ts'
import { goLive } from '../registry/flip.ts'
import { endedBy } from '../registry/plans.ts'
import { pruneVersions } from '../registry/prune.ts'
import { refuseCanary } from '../registry/refuse-canary.ts'
import { changeStore, FOLDER_ALONE, type ReleaseStore, StoreAwayError } from '../registry/release-store.ts'
import { readRegistry, signingKey, writeRegistry } from '../registry/store.ts'
import { verifiedVersions } from '../registry/versions.ts'
import type { ReadData } from '../rendering/read-data.ts'
import { errorsOfArtefact } from './check-artefact.ts'
import { errorsAmong, errorsOfDeployable } from './check-deployable.ts'
import { errorsOfNames } from './check-names.ts'
import { NotGrantedError, type Publisher, requireGrant } from './grants.ts'
import { takeIn } from './put-version.ts'
import { repairRegistry } from './repair.ts'
import { linkToPreview } from './sign-preview.ts'
import { beginLook, tryInBrowser } from './try-in-browser.ts'

/** The store that is changed, and by whom. */
export interface ReleaseOptions {
  /** Folder of the deployed versions. */
  root: string
  /** File of the key that signs what is written; by default the one beside `root`. The store has no key where there is no such file. */
  keyFile?: string | undefined
  /** What the folder is a part of; by default it is the store. */
  store?: ReleaseStore | undefined
  publisher: Publisher
  /** Public address of the site, for links to previews; absent where it is not known. */
  origin?: string | undefined
  /** One line about what happens. */
  say?: ((line: string) => void) | undefined
  clock?: (() => Date) | undefined
  /** Gives pages that are tried the data of the running site; without it those that ask for data may fail. */
  readData?: ReadData | undefined
  /** Opens the pages of what is to be live before it is; absent: none are opened. Nothing that goes back waits for it. */
  browserCheck?: BrowserCheck | undefined
  /** Asked once more under the lock, before anything changes: a token may have been revoked. Throws when it may not go on. */
  confirm?: (() => Promise<void>) | undefined
}

export interface PublishOptions extends ReleaseOptions {
  /** 'live' makes the version live, 'preview' keeps it to be looked at, also one that can go live with others alone (`unfit` of the answer). */
  mode: 'live' | 'preview'
  /** What a preview is to have of the visitors at first, in percent: refused before it is kept where that cannot be. */
  share?: number | undefined
}

/**
 * Publishes one built version: the one way into the store, of the command as of the release API. It checks who may, every file against the manifest,
 * and the contract with what is live; it signs the version, takes it in, flips the registry and writes the history.
 *
 * @param dir folder of the version as the build makes it, on the disk of the store
 * @throws DeployError with one line for each error, NotGrantedError where it is not the publisher's; nothing has changed then but the history
 */
export async function publishVersion(dir: string, options: PublishOptions): Promise<ReleaseAnswer> {
  const { root, keyFile = keyFileBeside(root), store, publisher, readData, mode, share } = options
  const manifest = await readGiven(dir)
  requireGrant(publisher, manifest.name, manifest.routes)
  const repaired = await repairRegistry(root, keyFile, store)
  if (repaired) options.say?.(repaired)
  const key = signingKey(keyFile)
  let looking: BrowserLook | undefined
  try {
    refuseOn(errorsOfArtefact(dir, manifest))
    refuseOn(await errorsOfNames(manifest, root))
    const before = await readRegistry(root, keyFile)
    if (share !== undefined) refuseCanary(manifest, before.units[manifest.name], share)
    const signed = await refuseUnsigned(dir, manifest, before, options)
    // The browser starts while the version is tried in a limited process.
    if (mode === 'live') looking = beginLook(options.browserCheck, manifest, before)
    const { own, unfit } = await errorsOfDeployable({ manifest, dir, registry: before, root, readData })
    refuseOn(mode === 'live' ? [...own, ...unfit] : own)
    const taking = { ...options, ...signed, keyFile, key, looking }
    if (mode === 'live') return await makeLiveOnceTried(dir, manifest, before, taking)
    return await changeStore(options, async () => {
      await options.confirm?.()
      const answer = await keepPreview(dir, manifest, taking)
      return unfit.length > 0 ? { ...answer, unfit } : answer
    })
  } catch (error) {
    if (
      error instanceof DeployError &&
      !(error instanceof NotGrantedError || error instanceof StoreAwayError)
    )
      await noteRefusal(manifest, error.errors, { ...options, keyFile })
    throw error
  } finally {
    looking?.drop()
  }
}

/** Server bundle of the shell that a remote is to run in; null for the shell itself. Throws a DeployError when there is no shell. */
export function shellBundleFor({ name }: { name: string }, registry: Registry, root: string): string | null {
  if (name === 'shell') return null
  const shell = registry.units.shell?.live
  if (!shell) throw new DeployError([`${name}: there is no shell to run in: deploy the shell first`])
  return serverFile(root, shell)
}

interface Taking extends PublishOptions {
  keyFile: string
  key: ReleaseKey | null
  looking: BrowserLook | undefined
}

async function makeLiveOnceTried(
  dir: string,
  manifest: DeployableManifest,
  registry: Registry,
  options: Taking
): Promise<ReleaseAnswer> {
  const { clock = () => new Date(), confirm } = options
  const before = registry.units[manifest.name]?.live.version ?? null
  const release = releaseOf(options, {
    ...{ action: 'publish', version: manifest.version, before },
    now: clock()
  })
  const tried = await tryInBrowser(dir, manifest, { ...options, registry, release })
  try {
    return await changeStore(options, async () => {
      await confirm?.()
      return makeLive(dir, manifest, { ...options, unseen: tried.unseen })
    })
  } catch (error) {
    await tried.takeAway()
    throw error
  }
}

/** Under the lock the registry is read again: another version may have come between. */
async function makeLive(
  dir: string,
  given: DeployableManifest,
  options: Taking & { unseen: string | null }
): Promise<ReleaseAnswer> {
  const { unseen, root, keyFile, key, store = FOLDER_ALONE, clock = () => new Date(), say } = options
  const rules = await readRegistry(root, keyFile)
  const { units } = rules
  const entry = units[given.name]
  const before = entry?.live.version ?? null
  refuseOn(errorsAmong(given, { units }))
  const now = clock()
  const made = releaseOf(options, {
    ...{ action: 'publish', version: given.version, before, now },
    ...(unseen && { unseen })
  })
  const { manifest, release } = await takeIn(dir, given, { root, key, store, release: made, rules })
  const answer = {
    ...{ deployable: given.name, version: given.version, before },
    ...(unseen && { unseen }),
    ...endedBy(given, rules)
  }
  if (before === given.version) return { ...answer, outcome: 'unchanged' }
  const held = blockedOf(root, given.name, entry)
  const find = verifiedVersions(root, given.name, key, rules)
  const next = await goLive(entry, manifest, now, find, release, held)
  const registry = await writeRegistry(root, { ...units, [given.name]: next }, { keyFile, store })
  await noteLive(options, { name: given.name, release, entry })
  const prune = () => store.dropVersions(pruneVersions(root, registry, now))
  await afterFlip('old versions were not taken away', prune, say)
  return { ...answer, outcome: 'live' }
}

async function keepPreview(dir: string, given: DeployableManifest, options: Taking): Promise<ReleaseAnswer> {
  const { root, keyFile, key, store = FOLDER_ALONE, clock = () => new Date() } = options
  const rules = await readRegistry(root, keyFile)
  const entry = rules.units[given.name]
  const before = entry?.live.version ?? null
  const made = releaseOf(options, { action: 'publish', version: given.version, before, now: clock() })
  const { release } = await takeIn(dir, given, { root, key, store, release: made, rules })
  await addToHistory(options, { ...release, deployable: given.name, result: 'preview' }, entry)
  const answer = { deployable: given.name, version: given.version, outcome: 'preview', before } as const
  return key ? { ...answer, preview: linkToPreview([given], key, options) } : answer
}

/**
 * Refuses a version that is not signed as the rules ask, before any of it runs. Returns who publishes it, from the commit that is signed.
 *
 * @throws DeployError
 */
async function refuseUnsigned(
  dir: string,
  manifest: DeployableManifest,
  registry: Registry,
  { root, publisher }: PublishOptions
): Promise<{ publisher: Publisher }> {
  const judged = await judgeSignature(dir, manifest, registry)
  const of = `${manifest.name} ${manifest.version}`
  if (judged.error !== null) throw new DeployError([`${of}: ${judged.error}`])
  const { commit } = judged
  const said = publisher.notes?.commit
  // What stands in the store may have been built from another commit, with the same bytes.
  if (commit === null || dir === versionDir(root, manifest)) return { publisher }
  if (said !== undefined && said !== commit)
    throw new DeployError([`${of}: it is said to be of commit ${said}, and is signed as of ${commit}`])
  return { publisher: { ...publisher, notes: { ...publisher.notes, commit } } }
}

async function readGiven(dir: string): Promise<DeployableManifest> {
  if (!existsSync(join(dir, 'manifest.json')))
    throw new DeployError([`${dir} holds no manifest.json: it is no built version`])
  try {
    return await readManifest(dir)
  } catch (error) {
    if (error instanceof Error && 'syscall' in error) throw error
    throw new DeployError([
      'manifest.json is not the manifest of a version: build it with the tools of this site'
    ])
  }
}

/** A refusal is told to who asked, whatever becomes of its line in the history. */
async function noteRefusal(
  { name, version }: DeployableManifest,
  errors: string[],
  options: PublishOptions & { keyFile: string }
): Promise<void> {
  const { root, keyFile, clock = () => new Date(), say } = options
  try {
    await changeStore(options, async () => {
      const entry = (await readRegistry(root, keyFile)).units[name]
      const before = entry?.live.version ?? null
      const release = releaseOf(options, { action: 'publish', version, before, now: clock() })
      await addToHistory(options, { ...release, deployable: name, result: 'refused', errors }, entry)
    })
  } catch (error) {
    for (const line of errorLines(error)) say?.(`the refusal was not written into the history: ${line}`)
  }
}

export function refuseOn(errors: string[]): void {
  if (errors.length > 0) throw new DeployError(errors)
}
