import type { ArticleInput } from '@site/contracts/articles/article'
import { type PictureFacts, picturesIn, readPictureAddress } from '@site/contracts/pictures/own-picture'
import type { Executor } from '@site/service/database/database'
import { unprocessable } from '@site/service/http/errors'
import { markShown, picturesOf } from './picture-repository.ts'

/**
 * Records, as an article is stored, that it shows the pictures of ours it names (PICTURE-8): housekeeping leaves them from then on.
 *
 * @returns what there is to know of the article's own picture; null when that is none of ours
 * @throws HttpError 422 when the article's picture is one of ours that is there no more
 */
export async function showPictures(trx: Executor, article: ArticleInput): Promise<PictureFacts | null> {
  const hashes = picturesIn(`${article.imageUrl ?? ''} ${article.content}`)
  if (hashes.length === 0) return null
  await markShown(trx, hashes)
  const pictureOf = await picturesOf(trx, [article.imageUrl])
  const picture = pictureOf(article.imageUrl)
  if (!picture && article.imageUrl !== null && readPictureAddress(article.imageUrl))
    throw unprocessable({ imageUrl: 'Cette image n’existe plus sur le site. Choisissez-en une autre.' })
  return picture
}
