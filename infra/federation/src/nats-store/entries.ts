import { createHash } from 'node:crypto'
import { gunzipSync, gzipSync } from 'node:zlib'
import { deployableNameSchema, versionSchema } from '@site/contracts/federation/registry'
import { type StoredVersion, storedVersionSchema } from '@site/registry/stored-version'
import type { VersionName } from '@site/registry/version-files'
import type { BucketEntry } from '@site/service/nats/nats-bucket'

/** What is known of a bucket: its entries by their keys. */
export type Entries = ReadonlyMap<string, BucketEntry>

/** The key of the registry: the text of registry.json, which is signed. */
export const REGISTRY = 'registry'
const HISTORY = 'history.'
const VERSION = 'version.'

/** The key of a deployable's history: the text of its file. */
export const historyKey = (name: string): string => HISTORY + name

/** The key of a version: its archive and its publication. */
export const versionKey = ({ name, version }: VersionName): string => `${VERSION}${name}.${version}`

/** Texts are compressed: a message of NATS holds a megabyte. */
export const packText = (text: string): Buffer => gzipSync(text)

/** The text of an entry; null where there is none. Throws where it is no text of ours. */
export const textOf = (entry: BucketEntry | undefined): string | null =>
  entry?.value ? gunzipSync(entry.value).toString() : null

/** What is known of a version; null where it is not in the store, or nobody can tell what is there. */
export function storedVersion(entries: Entries, version: VersionName): StoredVersion | null {
  const value = entries.get(versionKey(version))?.value
  if (!value) return null
  try {
    return storedVersionSchema.parse(JSON.parse(value.toString()))
  } catch {
    return null
  }
}

/** The versions that the entries know, and whether each is in the store still. Keys of another form are nobody's. */
export const versionsIn = (entries: Entries): { version: VersionName; isKept: boolean }[] =>
  [...entries].flatMap(([key, { value }]) => {
    if (!key.startsWith(VERSION)) return []
    const [name = '', ...rest] = key.slice(VERSION.length).split('.')
    const version = rest.join('.')
    const isName = deployableNameSchema.safeParse(name).success && versionSchema.safeParse(version).success
    return isName ? [{ version: { name, version }, isKept: value !== null }] : []
  })

/** The deployables that have a history. */
export const historiesIn = (entries: Entries): string[] =>
  [...entries.keys()].flatMap((key) => {
    const name = key.startsWith(HISTORY) ? key.slice(HISTORY.length) : ''
    return deployableNameSchema.safeParse(name).success ? [name] : []
  })

/** What an archive is named by in the store. */
export const digestOf = (archive: Buffer): string => createHash('sha256').update(archive).digest('hex')
