import { createHash } from 'node:crypto'
import type { Picture } from '@site/contracts/pictures/picture'
import { type Actor, recordAudit } from '@site/service/admin/audit'
import {
  type Database,
  type Executor,
  inTransaction,
  isDuplicateKey,
  toDate
} from '@site/service/database/database'
import { conflict, notFound } from '@site/service/http/errors'
import type { Clock } from '@site/service/process/clock'
import { type MadePicture, RECIPE } from './make-variants.ts'
import {
  type Description,
  deletePicture,
  describePicture,
  insertPicture,
  isOwnPicture,
  listPictures,
  lockPicture,
  lockPictureOf,
  markShown,
  markUnused,
  presentPicture,
  readShowing
} from './picture-repository.ts'
import { picturesShown } from './show-pictures.ts'

export interface PictureDeps {
  db: Database
  clock: Clock
  /** Called in the transaction that changes what articles show. */
  articlesChanged: (trx: Executor) => Promise<unknown>
}

/** How long a picture that nothing shows is kept, in days (PICTURE-8). */
const KEPT_DAYS = 30

/** The hash by which a file is named: 128 bits of it, and of how its forms are made. */
export const hashOf = (file: Buffer): string =>
  createHash('sha256').update(`recipe ${RECIPE}\n`).update(file).digest('hex').slice(0, 32)

/**
 * Stores a picture. The one of this file that is there takes the newer description, unless it is an article's own (PICTURE-1).
 *
 * @param make makes its forms; called when the file is not stored yet
 */
export async function addPicture(
  deps: PictureDeps,
  file: Buffer,
  description: Description,
  { actor, make }: { actor: Actor; make: () => Promise<MadePicture> }
): Promise<Picture> {
  const hash = hashOf(file)
  const known = await inTransaction(deps.db, (trx) => describeKnown(trx, deps, hash, description, actor))
  if (known) return known
  const made = await make()
  try {
    return await inTransaction(deps.db, async (trx) => {
      const at = deps.clock()
      const id = await insertPicture(trx, hash, made, description, at)
      await recordAudit(trx, { at, action: 'picture-added', subjectId: id, ...actor })
      return presentPicture(await lockOrThrow(trx, hash))
    })
  } catch (error) {
    if (!isDuplicateKey(error)) throw error
    // Somebody else sent the same file meanwhile.
    const theirs = await inTransaction(deps.db, (trx) => describeKnown(trx, deps, hash, description, actor))
    if (!theirs) throw error
    return theirs
  }
}

async function describeKnown(
  trx: Executor,
  { clock, articlesChanged }: PictureDeps,
  hash: string,
  description: Description,
  actor: Actor
): Promise<Picture | undefined> {
  const row = await lockPicture(trx, hash)
  if (!row) return undefined
  const at = clock()
  // Who sends a file does not see what other articles say of it: that changes by redescribePicture alone (decision 174).
  const said = (await isOwnPicture(trx, hash)) ? { alt: '' } : description
  // Its thirty days begin anew; one that an article shows stays marked so.
  await describePicture(trx, row.id, said, row.unused_since === null ? null : at)
  await recordAudit(trx, { at, action: 'picture-added', subjectId: row.id, ...actor })
  await articlesChanged(trx)
  return presentPicture(await lockOrThrow(trx, hash))
}

/**
 * Gives the picture `id` another description (PICTURE-14). It stays as shown or unused as it was.
 *
 * @throws HttpError 404 when there is none
 */
export function redescribePicture(
  { db, clock, articlesChanged }: PictureDeps,
  id: number,
  description: Description,
  actor: Actor
): Promise<Picture> {
  return inTransaction(db, async (trx) => {
    const row = await lockPictureOf(trx, id)
    if (!row) throw pictureNotFound()
    await describePicture(trx, id, description, row.unused_since === null ? null : toDate(row.unused_since))
    await recordAudit(trx, { at: clock(), action: 'picture-described', subjectId: id, ...actor })
    await articlesChanged(trx)
    return presentPicture(await lockOrThrow(trx, row.hash))
  })
}

/**
 * Deletes the picture `id`.
 *
 * @throws HttpError 404 when there is none, 409 while a text shows it (readShowing)
 */
export function removePicture(deps: PictureDeps, id: number, actor: Actor): Promise<void> {
  return inTransaction(deps.db, async (trx) => {
    // The lock first: who stores a text with it waits for that, or has it read below.
    const row = await lockPictureOf(trx, id)
    if (!row) throw pictureNotFound()
    if ((await shownHashes(trx)).has(row.hash))
      throw conflict(
        'Un article, un brouillon ou une version publiée montre encore cette image.',
        'picture-in-use'
      )
    await deletePicture(trx, row)
    await recordAudit(trx, { at: deps.clock(), action: 'picture-deleted', subjectId: id, ...actor })
  })
}

/**
 * Notes which pictures nothing shows any more, and deletes those that nothing has shown for 30 days (PICTURE-8). Returns how many
 * were deleted.
 */
export async function expirePictures({ db, clock }: Pick<PictureDeps, 'db' | 'clock'>): Promise<number> {
  const rows = await listPictures(db.knex)
  if (rows.length === 0) return 0
  const now = clock()
  const shown = await shownHashes(db.knex)
  const wronglyUnused = rows.filter((row) => row.unused_since !== null && shown.has(row.hash))
  await markShown(
    db.knex,
    wronglyUnused.map(({ hash }) => hash)
  )
  for (const { id, hash } of rows) if (!shown.has(hash)) await markUnused(db.knex, id, now)
  const before = now.getTime() - KEPT_DAYS * 86_400_000
  const isOld = (since: Date | number | null) => since !== null && toDate(since).getTime() < before
  let expired = 0
  for (const { hash, unused_since } of rows)
    if (isOld(unused_since) && !shown.has(hash) && (await expire(db, hash, { isOld, now }))) expired += 1
  return expired
}

/** Looks once more under a lock: a text that is being stored with it has it marked as shown. */
const expire = (
  db: Database,
  hash: string,
  { isOld, now }: { isOld: (since: Date | number | null) => boolean; now: Date }
): Promise<boolean> =>
  inTransaction(db, async (trx) => {
    const row = await lockPicture(trx, hash)
    if (!row || !isOld(row.unused_since)) return false
    await deletePicture(trx, row)
    await recordAudit(trx, {
      at: now,
      action: 'picture-expired',
      subjectId: row.id,
      from: 'svc-content'
    })
    return true
  })

/** The hash of every picture that something shows. */
async function shownHashes(executor: Executor): Promise<Set<string>> {
  const texts = await readShowing(executor)
  return new Set(texts.flatMap(({ image_url: imageUrl, content }) => picturesShown({ imageUrl, content })))
}

async function lockOrThrow(trx: Executor, hash: string) {
  const row = await lockPicture(trx, hash)
  if (!row) throw new Error('A picture went away while it was stored')
  return row
}

export const pictureNotFound = () => notFound('Image non trouvée', 'picture-not-found')
