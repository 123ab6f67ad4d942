import {
  type Focus,
  largestSize,
  type PictureFacts,
  type PictureFormat,
  pictureAddress,
  readPictureAddress,
  sourcesOf
} from '@site/contracts/pictures/own-picture'
import type { Picture } from '@site/contracts/pictures/picture'
import { type Executor, toDatabaseDate, toDate, toIso } from '@site/service/database/database'
import type { RowOf } from '@site/service/database/table'
import {
  articleDraftsTable,
  articleRevisionsTable,
  articleRunsTable,
  articleSchedulesTable,
  articlesTable,
  pictureFilesTable,
  picturesTable,
  runDraftsTable
} from '../tables/tables.ts'
import type { MadePicture } from './make-variants.ts'

type PictureRow = RowOf<typeof picturesTable>

/** What an administrator says of a picture. An empty `alt`: it is decorative where it is put. `focus`: absent where nobody picked it. */
export interface Description {
  alt: string
  focus?: Focus | undefined
}

const CENTRE: Focus = { x: 50, y: 50 }

const factsOf = (row: PictureRow): PictureFacts => ({
  alt: row.alt,
  ...largestSize(row),
  focus: { x: row.focus_x, y: row.focus_y }
})

/** A stored picture as the API answers it. */
export function presentPicture(row: PictureRow): Picture {
  const { card: _, ...sources } = sourcesOf(pictureAddress(row.hash, 1, 'webp'), row.width) ?? noSources()
  return {
    id: row.id,
    ...factsOf(row),
    ...sources,
    createdAt: toDate(row.created_at).toISOString(),
    unusedSince: toIso(row.unused_since)
  }
}

const noSources = (): never => {
  throw new Error('A stored hash makes no address')
}

/** What there is to know of each of the pictures at these addresses that are ours. */
export async function picturesOf(
  executor: Executor,
  addresses: (string | null)[]
): Promise<(address: string | null) => PictureFacts | null> {
  const hashOf = (address: string | null) =>
    address === null ? undefined : readPictureAddress(address)?.hash
  const hashes = [...new Set(addresses.flatMap((address) => hashOf(address) ?? []))]
  if (hashes.length === 0) return () => null
  // One address is of one article; the whole list asks for more than a statement may name.
  const rows = await (hashes.length === 1
    ? picturesTable(executor).whereIn('hash', hashes)
    : picturesTable(executor))
  const known = new Map(rows.map((row) => [row.hash, factsOf(row)]))
  return (address) => known.get(hashOf(address) ?? '') ?? null
}

/** The picture of that hash, locked until the transaction ends. */
export const lockPicture = (trx: Executor, hash: string): Promise<PictureRow | undefined> =>
  picturesTable(trx).where({ hash }).forUpdate().first()

/** Locks the pictures of those hashes until the transaction ends, always in the same order. */
export const lockPictures = (trx: Executor, hashes: readonly string[]): Promise<PictureRow[]> =>
  picturesTable(trx).whereIn('hash', hashes).orderBy('id').forUpdate()

/** The picture `id`, locked until the transaction ends. */
export const lockPictureOf = (trx: Executor, id: number): Promise<PictureRow | undefined> =>
  picturesTable(trx).where({ id }).forUpdate().first()

/**
 * Gives a picture another description, and keeps what the new one does not say. Nothing shows it yet, for all that is known: the
 * article that will is being written.
 */
export async function describePicture(
  trx: Executor,
  id: number,
  { alt, focus }: Description,
  unusedSince: Date | null
): Promise<void> {
  await picturesTable(trx)
    .where({ id })
    .update({
      ...(alt !== '' && { alt }),
      ...(focus && { focus_x: focus.x, focus_y: focus.y }),
      unused_since: unusedSince && toDatabaseDate(unusedSince)
    })
}

/** Adds a picture with its forms, one statement each: a statement must stay below max_allowed_packet. */
export async function insertPicture(
  trx: Executor,
  hash: string,
  { width, height, variants }: MadePicture,
  { alt, focus = CENTRE }: Description,
  at: Date
): Promise<number> {
  const [id] = await picturesTable(trx).insert({
    ...{ hash, width, height, alt, focus_x: focus.x, focus_y: focus.y },
    created_at: toDatabaseDate(at),
    unused_since: toDatabaseDate(at)
  })
  for (const { width: wide, format, bytes } of variants)
    await pictureFilesTable(trx).insert({ hash, width: wide, format, bytes })
  return Number(id)
}

/** The bytes at an address; undefined when there are none. */
export async function readPictureFile(
  executor: Executor,
  named: { hash: string; width: number; format: PictureFormat }
): Promise<Buffer | undefined> {
  const row = await pictureFilesTable(executor).select('bytes').where(named).first()
  return row && Buffer.from(row.bytes as ArrayBuffer)
}

/** Every picture, newest first. */
export const listPictures = (executor: Executor): Promise<PictureRow[]> =>
  picturesTable(executor).orderBy('id', 'desc')

/** Records that something shows these pictures. */
export const markShown = (trx: Executor, hashes: readonly string[]): Promise<number> =>
  picturesTable(trx).whereIn('hash', hashes).whereNotNull('unused_since').update({ unused_since: null })

/** Records since when nothing shows a picture. */
export const markUnused = (trx: Executor, id: number, since: Date): Promise<number> =>
  picturesTable(trx)
    .where({ id })
    .whereNull('unused_since')
    .update({ unused_since: toDatabaseDate(since) })

/** Removes a picture and its forms. */
export async function deletePicture(
  trx: Executor,
  { id, hash }: { id: number; hash: string }
): Promise<void> {
  await picturesTable(trx).where({ id }).delete()
  await pictureFilesTable(trx).where({ hash }).delete()
}

const ANY = '%/pictures/%'
/** Of thousands of revisions few name a picture of ours. */
const NAMING: [string, string[]] = ['(content like ? or image_url like ?)', [ANY, ANY]]

/** Is it the own picture of an article, a draft, what is scheduled, or a revision? Their rows say no word about it: it is described once for all. */
export async function isOwnPicture(executor: Executor, hash: string): Promise<boolean> {
  const named: [string, string[]] = ['image_url like ?', [`%/pictures/${hash}-%`]]
  const found = [
    await articleDraftsTable(executor)
      .select('id')
      .whereRaw(...named)
      .limit(1),
    await articleSchedulesTable(executor)
      .select('id')
      .whereRaw(...named)
      .limit(1),
    await articlesTable(executor)
      .select('id')
      .whereRaw(...named)
      .limit(1),
    await articleRevisionsTable(executor)
      .select('number')
      .whereRaw(...named)
      .limit(1)
  ]
  return found.some((rows) => rows.length > 0)
}

/** A text that may show pictures of ours, as a database holds it. */
export interface ShowingRow {
  image_url: string | null
  content: string
}

/**
 * Every text that keeps its pictures, of those that name one: articles, drafts, what is scheduled, revisions, and what writers gave for the
 * nights that wait for somebody.
 */
export async function readShowing(executor: Executor): Promise<ShowingRow[]> {
  const open = await articleRunsTable(executor).whereIn('state', ['waiting', 'undecided']).select('id')
  const nights = await runDraftsTable(executor)
    .select('content')
    .whereIn(
      'run_id',
      open.map(({ id }) => id)
    )
  return [
    ...nights.map(({ content }) => ({ image_url: null, content })),
    ...(await articleDraftsTable(executor)
      .select('image_url', 'content')
      .whereRaw(...NAMING)),
    ...(await articleSchedulesTable(executor)
      .select('image_url', 'content')
      .where({ state: 'pending' })
      .whereRaw(...NAMING)),
    ...(await articlesTable(executor)
      .select('image_url', 'content')
      .whereRaw(...NAMING)),
    ...(await articleRevisionsTable(executor)
      .select('image_url', 'content')
      .whereRaw(...NAMING))
  ]
}
