import { NavLink, useBookingUrl, useSendCommand, useSession, useSite } from '@site/web/platform'
import { classNames } from '@site/web/ui/class-names'
import { IconButton } from '@site/web/ui/forms/button'
import { LinkButton } from '@site/web/ui/forms/link-button'
import { useDialog } from '@site/web/ui/overlay/use-dialog'
import { Icon } from '@site/web/ui/pictures/icon'
import { Logo } from '@site/web/ui/pictures/logo'
import { ExternalLink } from '@site/web/ui/text/external-link'
import { useShell } from '../context/shell-context.tsx'
import { headerContent } from './layout-content.ts'
import { headerLinks } from './menus.ts'
import styles from './mobile-menu.module.css'

interface MobileMenuProps {
  isOpen: boolean
  onClose: () => void
}

/** The menu of small screens: a full-screen sheet on night, with the login item (NAV-14 to NAV-16). */
export function MobileMenu({ isOpen, onClose }: MobileMenuProps) {
  const { ref, handlers } = useDialog(isOpen, onClose)
  return (
    <dialog
      ref={ref}
      {...handlers}
      className={styles.sheet}
      data-surface="nuit"
      aria-label={headerContent.menu}
    >
      {isOpen && <MenuContent onClose={onClose} />}
    </dialog>
  )
}

function MenuContent({ onClose }: { onClose: () => void }) {
  const site = useSite()
  const { registry } = useShell()
  const bookingUrl = useBookingUrl()
  return (
    <div className={styles.inner}>
      <div className={styles.top}>
        <Logo name={site.productName} />
        <IconButton className={styles.close} icon="close" label={headerContent.closeMenu} onClick={onClose} />
      </div>
      <nav className={styles.links} aria-label={headerContent.navigation}>
        <ul>
          {headerLinks(registry, site).map((link) => (
            <li key={'to' in link ? link.to : link.href}>
              {'to' in link ? (
                <NavLink
                  className={classNames(styles.link)}
                  to={link.to}
                  above={link.above}
                  onClick={onClose}
                >
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
            <AccountItem onClose={onClose} />
          </li>
        </ul>
      </nav>
      <LinkButton variant="primary" size="large" isWide href={bookingUrl}>
        {headerContent.booking}
      </LinkButton>
    </div>
  )
}

/** 'Se connecter' or 'Déconnexion'. The menu closes first, so that the login dialog gives focus back to its button. */
function AccountItem({ onClose }: { onClose: () => void }) {
  const { isLoggedIn, logout } = useSession()
  const send = useSendCommand()
  const act = () => {
    onClose()
    if (isLoggedIn) logout()
    else send('open-login', {})
  }
  return (
    <button type="button" className={classNames(styles.link, styles.account)} onClick={act}>
      <Icon name="lock" />
      {isLoggedIn ? headerContent.logout : headerContent.login}
    </button>
  )
}
