import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type HistoryEntry, historyEntrySchema, type Release } from '@site/contracts/federation/release'
import { isAbsent } from '@site/registry/is-absent'
import { errorLines } from '../registry/deploy-error.ts'
import type { RegistryEntry } from '../registry/flip.ts'
import { FOLDER_ALONE, type ReleaseStore, StoreChangedError } from '../registry/release-store.ts'
import { type Write, writeAtomically } from '../registry/write-atomically.ts'

/** Lines that are kept of each deployable. */
const KEPT = 500

/** File of the history of a deployable. */
export const historyFile = (root: string, name: string): string => join(root, '.history', `${name}.jsonl`)

/** The store that is written to, and who hears of what could not be written. */
interface Place {
  root: string
  /** By default the folder is the store. */
  store?: ReleaseStore | undefined
  say?: ((line: string) => void) | undefined
}

/**
 * What happened to a deployable, the newest first. `entry`: what the registry says of it. A flip is in the registry before it is in the history:
 * one that a process died after is taken from there.
 */
export function readHistory(root: string, name: string, entry: RegistryEntry | undefined): HistoryEntry[] {
  const lines = readLines(root, name)
  const { release, canaryChange } = entry ?? {}
  const changes: (HistoryEntry | undefined)[] = [
    release && { ...release, deployable: name, result: 'live' },
    canaryChange
  ]
  for (const change of changes) {
    const isKnown = ({ at, version, result }: HistoryEntry) =>
      result === change?.result && at === change.at && version === change.version
    if (change && !lines.some(isKnown)) lines.push(change)
  }
  return lines.reverse().sort((one, other) => other.at.localeCompare(one.at))
}

/** The line by which a version came into the store, the latest one; undefined where none is kept. `history`: the newest line first. */
export const publicationIn = (history: HistoryEntry[], version: string): HistoryEntry | undefined =>
  history.find((line) => line.version === version && line.action === 'publish' && line.result !== 'refused')

/**
 * Adds a line to the history of a deployable, and what is missing before it. Call it under the lock of the registry. `before`: what the registry said
 * of it before this. Throws the error of the file system; the history is then what it was.
 */
export async function addToHistory(
  { root, store = FOLDER_ALONE }: Place,
  line: HistoryEntry,
  before: RegistryEntry | undefined,
  write?: Write
): Promise<void> {
  const lines = [...readHistory(root, line.deployable, before).reverse(), line].slice(-KEPT)
  const text = lines.map((one) => `${JSON.stringify(historyEntrySchema.parse(one))}\n`).join('')
  await store.putHistory(line.deployable, text)
  writeAtomically(historyFile(root, line.deployable), text, { write })
}

/**
 * Does what follows a version's going live. It is live by then, so an error is only said: the next change makes good for it.
 *
 * @param what says in words what was not done
 */
export async function afterFlip(
  what: string,
  work: () => Promise<void>,
  say?: (line: string) => void
): Promise<void> {
  try {
    await work()
  } catch (error) {
    // Whoever was first takes the line from the registry.
    if (error instanceof StoreChangedError) return
    for (const line of errorLines(error)) say?.(`${what}: ${line}`)
  }
}

/** Writes down that a version went live, and that it ended a canary of another. `entry`: what the registry said of the deployable before that. */
export async function noteLive(
  place: Place,
  { name, release, entry }: { name: string; release: Release; entry: RegistryEntry | undefined }
): Promise<void> {
  const { manifest, share } = entry?.canary ?? {}
  if (manifest && manifest.version !== release.version) {
    const { version } = manifest
    await noteChange(
      place,
      { ...release, deployable: name, result: 'canary', action: 'abort', version, share },
      entry
    )
  }
  await noteChange(place, { ...release, deployable: name, result: 'live' }, entry)
}

/** Writes down a change that the registry has by now. `entry`: what it said of the deployable before that. */
export const noteChange = (
  place: Place,
  line: HistoryEntry,
  entry: RegistryEntry | undefined
): Promise<void> =>
  afterFlip('the history was not written', () => addToHistory(place, line, entry), place.say)

/** A line that cannot be read is left out: somebody has written there by hand. */
function readLines(root: string, name: string): HistoryEntry[] {
  let text: string
  try {
    text = readFileSync(historyFile(root, name), 'utf8')
  } catch (error) {
    if (isAbsent(error)) return []
    throw error
  }
  return text.split('\n').flatMap((line) => {
    try {
      return [historyEntrySchema.parse(JSON.parse(line))]
    } catch {
      return []
    }
  })
}
