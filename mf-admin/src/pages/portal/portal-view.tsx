import { Link } from '@site/web/platform'
import { Icon } from '@site/web/ui/pictures/icon'
import { adminPath } from '../../access/admin-path.ts'
import { useMay } from '../../access/use-rights.ts'
import { ActivityList } from '../../activity/activity-list.tsx'
import { useActivity } from '../../activity/use-activity.ts'
import { AdminFrame } from '../../layout/admin-frame.tsx'
import { useLive } from '../../live/use-live.ts'
import { portalCopy, portalTiles } from './content/portal.ts'
import { useFigures } from './figures/use-figures.ts'
import styles from './portal.module.css'
import { Week } from './week/week.tsx'

/** The week, the portal's four tiles, as far as the code opens them, each carrying the code to its page (ADMIN-4), with what is in it now, and the latest actions. */
export function PortalView({ adminCode }: { adminCode: string }) {
  const activity = useActivity(adminCode)
  const may = useMay(adminCode)
  const { figures, refetch, ...known } = useFigures(adminCode)
  const { leads, articles } = known
  useLive(({ type }) => {
    if (type === 'site.presence-changed') return
    // What is shown of leads is read anew by who reads it.
    if (type !== 'site.lead-created' && type !== 'site.lead-changed') refetch()
    activity.refetch()
  })
  return (
    <AdminFrame title={portalCopy.title} adminCode={adminCode} isWide>
      <p role="status" className={styles.awaited}>
        {!figures && portalCopy.loading}
      </p>
      {figures && (
        <>
          <Week adminCode={adminCode} figures={figures} {...known} />
          <ul className={styles.tiles}>
            {portalTiles
              .filter(({ scope }) => may(scope))
              .map(({ path, title, text, tone, figure }) => (
                <li key={path} className={styles.tile} data-tone={tone}>
                  <h2 className={styles.tileTitle}>
                    <Link className={styles.tileLink} to={adminPath(path, adminCode)}>
                      {title}
                    </Link>
                  </h2>
                  <p>{text}</p>
                  <p className={styles.figure}>{figure(figures)}</p>
                  <Icon name="arrow-right" className={styles.arrow} />
                </li>
              ))}
          </ul>
          <p className={styles.logged}>{portalCopy.logged}</p>
          <ActivityList {...activity} adminCode={adminCode} leads={leads} articles={articles} />
        </>
      )}
    </AdminFrame>
  )
}
