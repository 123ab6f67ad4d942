import { overTls } from '@site/contracts/articles/article-markup'
import { Button } from '@site/web/ui/forms/button'
import { useState } from 'react'
import { articleFormCopy } from '../content/articles.ts'
import styles from './article-form.module.css'

interface ImagePreviewProps {
  /** Blank where the article has no picture of its own. */
  url: string
  onRemove: () => void
}

/**
 * Shows the image as the article will, nothing when it cannot be loaded, and tries again when its address changes (MANAGE-3). One press
 * takes it out of the article; the focus goes to the field of its address, as the button is gone then.
 */
export function ImagePreview({ url, onRemove }: ImagePreviewProps) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null)
  if (url === '') return null
  return (
    <>
      {url !== brokenUrl && (
        <img
          className={styles.preview}
          src={overTls(url)}
          alt={articleFormCopy.previewLabel}
          onError={() => setBrokenUrl(url)}
        />
      )}
      <Button
        className={styles.removeImage}
        variant="quiet"
        size="small"
        icon="trash"
        onClick={({ currentTarget }) => {
          currentTarget.form?.querySelector<HTMLElement>('[name="imageUrl"]')?.focus()
          onRemove()
        }}
      >
        {articleFormCopy.removeImage}
      </Button>
    </>
  )
}
