import type { LiveStatus } from '../live/live-client.ts'
import { liveCopy } from './content/leads.ts'
import styles from './leads-screen.module.css'

/** Says whether new leads come by themselves. */
export function LiveBadge({ status }: { status: LiveStatus }) {
  return (
    <p className={styles.live} data-status={status}>
      {liveCopy[status]}
    </p>
  )
}
