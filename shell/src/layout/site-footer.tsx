import { Link, useLocation, useSite } from '@site/web/platform'
import { Icon } from '@site/web/ui/pictures/icon'
import { Logo } from '@site/web/ui/pictures/logo'
import { ExternalLink } from '@site/web/ui/text/external-link'
import { useShell } from '../context/shell-context.tsx'
import { footerContent } from './layout-content.ts'
import { linksOf } from './menus.ts'
import styles from './site-footer.module.css'

/**
 * Legal pages, what the site says of its accessibility, registration number and address on every public page; the way to /admin on the
 * blog (NAV-19, A11Y-11, BLOG-8).
 */
export function SiteFooter() {
  const site = useSite()
  const isBlog = /^\/blog(\/page\/\d+)?\/*$/.test(useLocation().pathname)
  return (
    <footer className={styles.footer} data-surface="nuit" data-print="hidden">
      <div className={styles.inner}>
        <div className={styles.brand}>
          <Logo name={site.productName} />
          <p>{footerContent.promise}</p>
          <ul>
            <li>
              <a className={styles.link} href={`mailto:${site.email}`}>
                {site.email}
              </a>
            </li>
            <li>
              <ExternalLink className={styles.link} href={site.companyProfileUrl}>
                {footerContent.profile}
                <Icon name="arrow-up-right" />
              </ExternalLink>
            </li>
          </ul>
        </div>
        <FooterColumns />
        <div className={styles.legal}>
          <span>
            © {site.fullName} · {site.registration}
          </span>
          <address>{site.address}</address>
          {isBlog && (
            <Link className={styles.powered} to="/admin">
              {`${footerContent.poweredBy} ${site.fullName}`}
            </Link>
          )}
        </div>
      </div>
    </footer>
  )
}

function FooterColumns() {
  const { registry } = useShell()
  const columns = footerContent.columns
    .map((column) => ({ ...column, links: linksOf(registry, column.menu) }))
    .filter(({ links }) => links.length > 0)
  return (
    <nav className={styles.columns} aria-label={footerContent.navigation}>
      {columns.map(({ id, title, links }) => (
        <div key={id}>
          <p className={styles.title} id={id}>
            {title}
          </p>
          <ul aria-labelledby={id}>
            {links.map(({ label, to }) => (
              <li key={`${to} ${label}`}>
                <Link className={styles.link} to={to}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
