import { Link, NavLink, useBookingUrl, useLocation, useSite } from '@site/web/platform'
import { classNames } from '@site/web/ui/class-names'
import { LinkButton } from '@site/web/ui/forms/link-button'
import { Icon } from '@site/web/ui/pictures/icon'
import { Logo } from '@site/web/ui/pictures/logo'
import { ExternalLink } from '@site/web/ui/text/external-link'
import { useEffect } from 'react'
import { useShell } from '../context/shell-context.tsx'
import { headerContent } from './layout-content.ts'
import { headerLinks } from './menus.ts'
import { MobileMenu } from './mobile-menu.tsx'
import styles from './site-header.module.css'
import { useOpenFor } from './use-open-for.ts'
import { useScrolled } from './use-scrolled.ts'

/** The header of every public page (NAV-12, NAV-20). */
export function SiteHeader() {
  const site = useSite()
  const { registry } = useShell()
  const bookingUrl = useBookingUrl()
  const isScrolled = useScrolled()
  const { isOpen, open, close } = useMenu()
  return (
    <header className={styles.header} data-scrolled={isScrolled || undefined} data-print="hidden">
      <div className={styles.inner}>
        <Link className={styles.home} to="/" aria-label={`${site.productName}, ${headerContent.home}`}>
          <Logo name={site.productName} />
        </Link>
        <nav className={styles.links} aria-label={headerContent.navigation}>
          <ul className={styles.items}>
            {headerLinks(registry, site).map((link) => (
              <li key={'to' in link ? link.to : link.href}>
                {'to' in link ? (
                  <NavLink className={classNames(styles.link)} to={link.to} above={link.above}>
                    {link.label}
                  </NavLink>
                ) : (
                  <ExternalLink className={styles.link} href={link.href}>
                    {link.label}
                    <Icon name="arrow-up-right" />
                  </ExternalLink>
                )}
              </li>
            ))}
            <li>
              <LinkButton className={styles.booking} variant="primary" size="small" href={bookingUrl}>
                {headerContent.booking}
              </LinkButton>
            </li>
          </ul>
        </nav>
        <button
          type="button"
          className={styles.menuButton}
          aria-label={headerContent.openMenu}
          aria-expanded={isOpen}
          aria-haspopup="dialog"
          onClick={open}
        >
          <Icon name="menu" />
        </button>
      </div>
      <MobileMenu isOpen={isOpen} onClose={close} />
    </header>
  )
}

/** Open or closed; a change of page closes it. */
function useMenu() {
  const { pathname, hash } = useLocation()
  const menu = useOpenFor(pathname + hash)
  const { close } = menu
  useEffect(() => {
    const wide = window.matchMedia('(min-width: 920px)')
    const onWide = () => wide.matches && close()
    wide.addEventListener('change', onWide)
    return () => wide.removeEventListener('change', onWide)
  }, [close])
  return menu
}
