import { Button } from '@site/web/ui/forms/button'
import { useState } from 'react'
import { manageCopy } from '../../content/articles.ts'
import { rowCopy } from '../content/manager.ts'
import styles from './review-controls.module.css'

/** Brings an article that was withdrawn back to the blog. On its way, a second press does nothing. */
export function RepublishButton({ title, onPress }: { title: string; onPress: () => Promise<unknown> }) {
  const [isBusy, setBusy] = useState(false)
  const press = async () => {
    if (isBusy) return
    setBusy(true)
    await onPress()
    setBusy(false)
  }
  return (
    <div className={styles.review}>
      <Button
        variant="ghost"
        size="small"
        className={styles.mark}
        aria-disabled={isBusy}
        aria-label={manageCopy.of(rowCopy.republish, title)}
        onClick={press}
      >
        {rowCopy.republish}
      </Button>
    </div>
  )
}
