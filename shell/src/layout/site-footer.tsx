import { Link, useLocation, useSite } from '@site/web/platform'
import { Icon } from '@site/web/ui/pictures/icon'
import { Logo } from '@site/web/ui/pictures/logo'
import { ExternalLink } from '@site/web/ui/text/external-link'
import { footerContent } from './layout-content.ts'
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
  return (
    <nav className={styles.columns} aria-label={footerContent.navigation}>
      {footerContent.columns.map((column) => (
        <div key={column.title}>
          <p className={styles.title} id={column.id}>
            {column.title}
          </p>
          <ul aria-labelledby={column.id}>
            {column.links.map((link) => (
              <li key={link.to}>
                <Link className={styles.link} to={link.to}>
                  {link.label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
