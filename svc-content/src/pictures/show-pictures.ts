import type { ArticleInput } from '@site/contracts/articles/article'
import { type PictureFacts, picturesIn, readPictureAddress } from '@site/contracts/pictures/own-picture'
import type { Executor } from '@site/service/database/database'
import { unprocessable } from '@site/service/http/errors'
import { lockPictures, markShown, picturesOf } from './picture-repository.ts'

/** What of a text can show a picture. */
export type Showing = Pick<ArticleInput, 'imageUrl' | 'content'>

/** The hash of every picture of ours that a text shows. */
export const picturesShown = ({ imageUrl, content }: Showing): string[] =>
  picturesIn(`${imageUrl ?? ''} ${content}`)

/**
 * Records, as a text is stored that is not published yet, that it shows the pictures of ours it names (PICTURE-8): housekeeping leaves
 * them from then on. Their rows are locked until the transaction ends, so that none is deleted meanwhile.
 */
export async function holdPictures(trx: Executor, text: Showing): Promise<void> {
  const hashes = picturesShown(text)
  if (hashes.length === 0) return
  await lockPictures(trx, hashes)
  await markShown(trx, hashes)
}

/**
 * Does as holdPictures for a text that is published, or will be.
 *
 * @returns what there is to know of the article's own picture; null when that is none of ours
 * @throws HttpError 422 when the article's picture is one of ours that is there no more
 */
export async function showPictures(trx: Executor, text: Showing): Promise<PictureFacts | null> {
  await holdPictures(trx, text)
  const pictureOf = await picturesOf(trx, [text.imageUrl])
  const picture = pictureOf(text.imageUrl)
  if (!picture && text.imageUrl !== null && readPictureAddress(text.imageUrl))
    throw unprocessable({ imageUrl: 'Cette image n’existe plus sur le site. Choisissez-en une autre.' })
  return picture
}
