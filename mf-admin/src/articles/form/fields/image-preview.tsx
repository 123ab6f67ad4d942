import { overTls } from '@site/contracts/articles/article-markup'
import { readPictureAddress } from '@site/contracts/pictures/own-picture'
import { useQueryClient } from '@site/web/platform'
import { Button } from '@site/web/ui/forms/button'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { describeCopy } from '../../../pictures/content/pictures.ts'
import { DescribeDialog } from '../../../pictures/describe-dialog.tsx'
import { articleFormCopy } from '../../content/articles.ts'
import { refreshArticles } from '../../use-articles.ts'
import styles from './image-preview.module.css'

interface ImagePreviewProps {
  adminCode: string
  /** Blank where the article has no picture of its own. */
  url: string
  onRemove: () => void
}

/** An address that is being typed is asked for once it begins as one does: before that it would be taken for a file beside this page. */
const isWhole = (url: string) => url.startsWith('/') || URL.canParse(url)

/**
 * Shows the image as the article will, nothing when it cannot be loaded, and tries again when its address changes (MANAGE-3). One of ours is
 * described anew (PICTURE-15). One press
 * takes it out of the article; the focus goes to the field of its address, as the button is gone then.
 */
export function ImagePreview({ adminCode, url, onRemove }: ImagePreviewProps) {
  const client = useQueryClient()
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null)
  const [isDescribing, setDescribing] = useState(false)
  if (url === '') return null
  return (
    <>
      {url !== brokenUrl && isWhole(url) && (
        <img
          className={styles.preview}
          src={overTls(url)}
          alt={articleFormCopy.previewLabel}
          onError={() => setBrokenUrl(url)}
        />
      )}
      <div className={styles.actions}>
        {readPictureAddress(url) && (
          <Button variant="quiet" size="small" icon="edit" onClick={() => setDescribing(true)}>
            {describeCopy.open}
          </Button>
        )}
        <Button
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
      </div>
      {/* Outside of the article's form: a form cannot stand in a form. */}
      {createPortal(
        <DescribeDialog
          isOpen={isDescribing}
          onClose={() => setDescribing(false)}
          address={url}
          adminCode={adminCode}
          onDescribed={() => void refreshArticles(client)}
        />,
        document.body
      )}
    </>
  )
}
