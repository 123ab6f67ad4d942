import { type CodeScope, mayDo } from '@site/contracts/access/codes'
import { Link } from '@site/web/platform'
import { Button } from '@site/web/ui/forms/button'
import { Icon } from '@site/web/ui/pictures/icon'
import { adminPath } from '../../access/admin-path.ts'
import { useRights } from '../../access/use-rights.ts'
import { ActivityList } from '../../activity/activity-list.tsx'
import { useActivity } from '../../activity/use-activity.ts'
import { useLive } from '../../live/use-live.ts'
import { portalCopy, portalTiles } from './content/portal.ts'
import { useFigures } from './figures/use-figures.ts'
import styles from './portal.module.css'

/** The portal's four tiles, as far as the code opens them, each carrying the code to its page (ADMIN-4), with what is in it now, and the latest actions. */
export function PortalView({ adminCode, onLeave }: { adminCode: string; onLeave: () => void }) {
  const activity = useActivity(adminCode)
  const rights = useRights(adminCode)
  const may = (scope: CodeScope) => rights === null || (rights !== undefined && mayDo(rights.scopes, [scope]))
  const { figures, refetch } = useFigures(adminCode)
  useLive(adminCode, () => {
    refetch()
    activity.refetch()
  })
  return (
    <div className={styles.portal}>
      <header className={styles.header}>
        <h1 className={styles.title}>{portalCopy.title}</h1>
        <Button variant="quiet" size="small" onClick={onLeave}>
          {portalCopy.leave}
        </Button>
      </header>
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
              <p className={styles.figure}>{figures && figure(figures)}</p>
              <Icon name="arrow-right" className={styles.arrow} />
            </li>
          ))}
      </ul>
      <p className={styles.logged}>
        {portalCopy.logged}{' '}
        {may('all') && <Link to={adminPath('/admin/codes', adminCode)}>{portalCopy.codes}</Link>}
      </p>
      <ActivityList {...activity} />
    </div>
  )
}
