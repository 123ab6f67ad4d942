import { useNavigation } from '@site/web/host'
import { content } from '../content.ts'
import styles from './navigation-progress.module.css'

/** A thin line at the top while the next page is on its way. */
export function NavigationProgress() {
  const isBusy = useNavigation().state === 'loading'
  return isBusy ? <div className={styles.line} role="progressbar" aria-label={content.loading} /> : null
}
