import type { AdminArticle } from '@site/contracts/articles/admin-article'
import { pictureAddress, readPictureAddress, widthsOf } from '@site/contracts/pictures/own-picture'
import { Cover } from '@site/web/ui/pictures/cover'
import { useState } from 'react'
import styles from './article-row.module.css'

/** The article's picture in its smallest width, or the drawn cover when it has none or it cannot be loaded. Decorative. */
export function RowCover({ article }: { article: AdminArticle }) {
  const address = smallest(article)
  const [broken, setBroken] = useState<string | null>(null)
  return (
    <div className={styles.cover}>
      {address === null || broken === address ? (
        <Cover articleId={article.id} title={article.title} background="tone" />
      ) : (
        <img
          src={address}
          alt=""
          width={96}
          height={42}
          loading="lazy"
          decoding="async"
          onError={() => setBroken(address)}
        />
      )}
    </div>
  )
}

function smallest({ imageUrl, picture }: AdminArticle): string | null {
  const own = imageUrl && picture && readPictureAddress(imageUrl)
  return own ? pictureAddress(own.hash, Math.min(...widthsOf(picture.width)), 'webp') : imageUrl
}
