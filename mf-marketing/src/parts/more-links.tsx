import { Link } from '@site/web/platform'
import { Icon } from '@site/web/ui/icon'
import styles from './more-links.module.css'

export interface More {
  label: string
  /** Inside the site. */
  to: string
}

/** Ways on to other pages, in the body of a page: a list of quiet links with an arrow. */
export function MoreLinks({ links, title }: { links: readonly More[]; title?: string }) {
  return (
    <ul className={styles.links} aria-label={title}>
      {links.map(({ label, to }) => (
        <li key={label}>
          <Link className={styles.link} to={to}>
            {label}
            <Icon name="arrow-right" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
