import { Link } from '@site/web/platform'
import { Icon } from '@site/web/ui/pictures/icon'
import styles from './more-links.module.css'

export interface More {
  label: string
  /** Inside the site. */
  to: string
}

/** Ways on to other pages, in the body of a page: quiet links with an arrow. */
export function MoreLinks({ links }: { links: readonly More[] }) {
  return (
    <p className={styles.links}>
      {links.map(({ label, to }) => (
        <Link key={label} className={styles.link} to={to}>
          {label}
          <Icon name="arrow-right" />
        </Link>
      ))}
    </p>
  )
}
