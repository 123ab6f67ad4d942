import { Link } from '@site/web/platform'
import { Button } from '@site/web/ui/button'
import { Icon } from '@site/web/ui/icon'
import { adminPath } from '../../access/admin-path.ts'
import { portalCopy, portalTiles } from './content/portal.ts'
import styles from './portal.module.css'

/** The portal's four tiles, each carrying the code to its page (SPEC §2, §4). */
export function PortalView({ adminCode, onLeave }: { adminCode: string; onLeave: () => void }) {
  return (
    <div className={styles.portal}>
      <header className={styles.header}>
        <h1 className={styles.title}>{portalCopy.title}</h1>
        <Button variant="quiet" size="small" onClick={onLeave}>
          {portalCopy.leave}
        </Button>
      </header>
      <ul className={styles.tiles}>
        {portalTiles.map(({ path, title, text, tone }) => (
          <li key={path} className={styles.tile} data-tone={tone}>
            <h2 className={styles.tileTitle}>
              <Link className={styles.tileLink} to={adminPath(path, adminCode)}>
                {title}
              </Link>
            </h2>
            <p>{text}</p>
            <Icon name="arrow-right" className={styles.arrow} />
          </li>
        ))}
      </ul>
      <p className={styles.logged}>{portalCopy.logged}</p>
    </div>
  )
}
