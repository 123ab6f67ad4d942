import { useSyncExternalStore } from 'react'
import { content } from '../context/content.ts'
import { useShell } from '../context/shell-context.tsx'
import styles from './navigation-progress.module.css'

const never = () => () => undefined
const no = () => false

/** A thin line at the top while the next page is on its way. */
export function NavigationProgress() {
  const { navigation } = useShell()
  const isBusy = useSyncExternalStore(navigation?.subscribe ?? never, navigation?.isBusy ?? no, no)
  return isBusy ? (
    <div className={styles.line} role="progressbar" aria-live="polite" aria-label={content.loading} />
  ) : null
}
