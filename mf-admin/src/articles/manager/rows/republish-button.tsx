import { Button } from '@site/web/ui/forms/button'
import { useOnePress } from '../../../layout/use-one-press.ts'
import { manageCopy } from '../../content/articles.ts'
import { rowCopy } from '../content/manager.ts'
import styles from './review-controls.module.css'

/** Brings an article that was withdrawn back to the blog. On its way, a second press does nothing. */
export function RepublishButton({ title, onPress }: { title: string; onPress: () => Promise<unknown> }) {
  const { isBusy, press } = useOnePress(onPress)
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
