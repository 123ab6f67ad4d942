import type { DeployableManifest, Registry } from '@site/contracts/federation/registry'
import type { HistoryEntry } from '@site/contracts/federation/release'
import type { BoardRow, BoardVersion, ReadyVersion } from '@site/contracts/release-board/release-board'
import { findVersionBefore } from '@site/federation/change/kept-version'
import { findKept } from '@site/federation/change/retire'
import { blockedBy } from '@site/federation/history/blocked-in'
import { publicationIn, readHistory } from '@site/federation/history/history'
import { errorsAmong, errorsOfSet } from '@site/federation/publish/check-deployable'
import type { RegistryEntry } from '@site/federation/registry/flip'
import { deployablesOnDisk, publishedVersions } from '@site/federation/registry/versions'
import { readReleaseKey } from '@site/registry/release-key'
import type { OpenRegistry } from '../registry/open-registry.ts'
import { boardCopy } from './content/board.ts'

/** What the store says of a deployable: all of a row but how it fares. */
export type StoreRow = Pick<
  BoardRow,
  'name' | 'live' | 'before' | 'blocked' | 'earlier' | 'rollback' | 'isChangeable' | 'addresses' | 'kept'
>

export interface StoreOptions {
  registry: Pick<OpenRegistry, 'current' | 'dir'>
  /** Folder of the deployed versions, and the file of its key. */
  root: string
  keyFile: string
  /** Does this gateway change what is live (RELEASES_PORT)? */
  takesReleases: boolean
}

/**
 * Reads what the store says of each deployable: once for each registry and place of it, as nothing of it changes before that does, and a board that
 * is open asks again and again.
 */
export function createStoreReader(options: StoreOptions): () => Promise<StoreRow[]> {
  let known: { registry: Registry; dir: string; rows: Promise<StoreRow[]> } | undefined
  return () => {
    const registry = options.registry.current()
    const dir = options.registry.dir()
    if (known?.registry !== registry || known.dir !== dir) {
      const rows = readRows(registry, options)
      known = { registry, dir, rows }
      // What could not be read is read again by the next.
      rows.catch(() => {
        known = undefined
      })
    }
    return known.rows
  }
}

const readRows = (registry: Registry, options: StoreOptions): Promise<StoreRow[]> =>
  Promise.all(
    Object.keys(registry.units)
      .sort((one, other) => Number(other === 'shell') - Number(one === 'shell') || one.localeCompare(other))
      .flatMap((name) => {
        const entry = registry.units[name]
        return entry ? [readRow(name, entry, registry, options)] : []
      })
  )

async function readRow(
  name: string,
  entry: RegistryEntry,
  registry: Registry,
  options: StoreOptions
): Promise<StoreRow> {
  const history = readHistory(options.root, name, entry)
  const before = await findVersionBefore(options.root, entry)
  const live = describeVersion(entry.live, history)
  const rollback = await rollbackOf(entry, before, registry, options)
  const { refusal } = rollback
  const kept = findKept(name, entry.live.routes, entry.canary)
  const isChangeable = refusal === null || refusal === 'none-before' || refusal === 'does-not-fit'
  return {
    name,
    isChangeable,
    addresses: entry.live.routes.map(({ path }) => path).filter((path) => path !== '*'),
    kept: kept && boardCopy.kept(name, kept),
    live: { ...live, liveAt: live.liveAt ?? entry.changedAt },
    before: before && describeVersion(before, history),
    blocked: entry.held,
    earlier: isChangeable ? await listEarlier(entry, history, before, registry, options) : [],
    rollback
  }
}

/** Versions that were live and are not now, that one can go back to besides the one before: the one that was live last first. */
async function listEarlier(
  { live, held }: RegistryEntry,
  history: HistoryEntry[],
  before: DeployableManifest | null,
  registry: Registry,
  { root, keyFile }: StoreOptions
): Promise<string[]> {
  const find = publishedVersions(root, live.name, readReleaseKey(keyFile), registry)
  const others = [live.version, before?.version, ...held]
  const wereLive = history.flatMap(({ result, version }) => (result === 'live' ? [version] : []))
  const names = [...new Set(wereLive)].filter((version) => !others.includes(version))
  const found = await Promise.all(names.map(find))
  return found.flatMap((one) => (one && errorsAmong(one, registry).length === 0 ? [one.version] : []))
}

/**
 * The line of the history of each remote that was retired from `since` on and is not back, the latest first. Read each time: a gateway may know the
 * registry before the history is written.
 */
export const listRetired = (root: string, { units }: Registry, since: string): HistoryEntry[] =>
  deployablesOnDisk(root)
    .filter((name) => !units[name])
    .flatMap((name) => readHistory(root, name, undefined).find(({ result }) => result === 'retired') ?? [])
    .filter(({ at }) => at >= since)
    .sort((one, other) => other.at.localeCompare(one.at))

/** Versions of one deployable that are ready, at most. */
const READY = 5

/**
 * The versions that were kept as previews since what is live went live for the first time, or whose plan came to nothing since, but for those that are planned, and the one of each
 * that was taken back last; the latest first. Read each time: to keep one changes no registry.
 */
export async function listReady(
  { root, keyFile }: Pick<StoreOptions, 'root' | 'keyFile'>,
  registry: Registry
): Promise<ReadyVersion[]> {
  const key = readReleaseKey(keyFile)
  const readyOf = async (name: string, entry: RegistryEntry): Promise<ReadyVersion[]> => {
    const history = readHistory(root, name, entry)
    // Its first time: what was kept after it is newer still once a rollback has brought it back.
    const first = history.findLast(
      ({ version, result }) => version === entry.live.version && result === 'live'
    )
    const since = first?.at ?? entry.changedAt
    const isPlanned = (version: string) =>
      registry.planned?.some(({ versions }) => versions[name]?.to === version)
    const isElsewhere = (version: string) =>
      version === entry.live.version ||
      version === entry.canary?.manifest.version ||
      isPlanned(version) ||
      entry.held.includes(version)
    const kept = new Map<string, HistoryEntry>()
    for (const line of history)
      if (
        (line.result === 'preview' || endsPlan(line)) &&
        line.at > since &&
        !isElsewhere(line.version) &&
        !kept.has(line.version)
      )
        kept.set(line.version, latestPreview(history, line))
    const find = publishedVersions(root, name, key, registry)
    const blocked = entry.held.findLast((version) => !isPlanned(version))
    const takenBack = blocked && history.find((line) => blockedBy(line) === blocked)
    const lines = [...[...kept.values()].slice(0, READY), ...(takenBack ? [takenBack] : [])]
    const found = await Promise.all(
      lines.map(async (line) => {
        const isBlocked = line === takenBack
        const manifest = await find((isBlocked && blocked) || line.version)
        if (!manifest) return []
        const { liveAt: _, ...described } = describeVersion(manifest, history)
        const { at: keptAt, by } = line
        return [{ ...described, name, keptAt, by, isBlocked, unfit: errorsAmong(manifest, registry) }]
      })
    )
    return found.flat()
  }
  const all = await Promise.all(Object.entries(registry.units).map(([name, entry]) => readyOf(name, entry)))
  return all.flat().sort((one, other) => other.keptAt.localeCompare(one.keptAt))
}

/** Does it say that a plan was called off, or could not be carried out? */
const endsPlan = ({ result, liveAt }: HistoryEntry): boolean =>
  liveAt !== undefined && (result === 'cancelled' || result === 'refused')

/** The line by which its version was kept last, or the line itself: a version that was live may be planned without that. */
const latestPreview = (history: HistoryEntry[], line: HistoryEntry): HistoryEntry =>
  history.find(({ version, result }) => version === line.version && result === 'preview') ?? line

/** A version with what the history says of it: how it last went live, and what it was published from. */
function describeVersion(
  { version, builtAt, size, budget }: DeployableManifest,
  history: HistoryEntry[]
): BoardVersion {
  const lines = history.filter((line) => line.version === version && line.result !== 'refused')
  const flip = lines.find(({ result }) => result === 'live')
  const published = publicationIn(history, version)
  const commit = (published ?? flip)?.commit
  const pipeline = flip?.pipeline ?? published?.pipeline
  const message = flip?.message ?? published?.message
  return {
    ...{ version, builtAt, size },
    ...(budget && { budget }),
    liveAt: flip?.at ?? null,
    by: flip?.by ?? null,
    ...(commit && { commit }),
    ...(pipeline && { pipeline }),
    ...(message && { message })
  }
}

async function rollbackOf(
  entry: RegistryEntry,
  before: DeployableManifest | null,
  registry: Registry,
  { takesReleases, keyFile, registry: { dir }, root }: StoreOptions
): Promise<BoardRow['rollback']> {
  const refuse = (refusal: NonNullable<BoardRow['rollback']['refusal']>) => ({ to: null, refusal })
  if (!takesReleases) return refuse('not-here')
  if (!readReleaseKey(keyFile)?.privateKey) return refuse('no-key')
  if (dir() !== root) return refuse('store-away')
  if (!before) return refuse('none-before')
  if (errorsAmong(before, registry).length === 0) return { to: before.version, refusal: null }
  const others = await othersBefore(root, entry, registry)
  if (others.length === 0 || errorsOfSet([before, ...others], registry).length > 0)
    return refuse('does-not-fit')
  const together = others.map(({ name, version }) => ({
    ...{ name, from: entry.release?.together?.[name] ?? '', to: version }
  }))
  return { to: before.version, refusal: null, together }
}

/** What was live before of those that a version went live with, where all of them are live still; else none. */
async function othersBefore(
  root: string,
  { live, release }: RegistryEntry,
  { units }: Registry
): Promise<DeployableManifest[]> {
  const others = Object.entries(release?.together ?? {}).filter(([name]) => name !== live.name)
  const found = await Promise.all(
    others.map(async ([name, version]) => {
      const entry = units[name]
      return entry?.live.version === version ? findVersionBefore(root, entry) : null
    })
  )
  return found.every((one) => one !== null) ? found : []
}
