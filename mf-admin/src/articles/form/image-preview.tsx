import { overTls } from '@site/contracts/articles/article-markup'
import { useState } from 'react'
import { articleFormCopy } from '../content/articles.ts'
import styles from './article-form.module.css'

/** Shows the image as the article will, nothing when it cannot be loaded, and tries again when its address changes (MANAGE-3). */
export function ImagePreview({ url }: { url: string }) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null)
  if (url === '' || url === brokenUrl) return null
  return (
    <img
      className={styles.preview}
      src={overTls(url)}
      alt={articleFormCopy.previewLabel}
      onError={() => setBrokenUrl(url)}
    />
  )
}
