import { Link, NavLink, useLocation, useSite } from '@site/web/platform'
import { Icon } from '@site/web/ui/pictures/icon'
import { Logo } from '@site/web/ui/pictures/logo'
import { useRef } from 'react'
import { adminPath } from '../../access/admin-path.ts'
import { useMay, useRights } from '../../access/use-rights.ts'
import { footScreens, frameCopy, liveCopy, screens } from '../../layout/content/frame.ts'
import { useDesk } from '../../layout/desk-store.ts'
import { useLive } from '../../live/use-live.ts'
import { useEntrusted } from '../entrusted/use-entrusted.ts'
import { sectionOf } from '../sections/section-of.ts'
import { LeadCount } from './lead-count.tsx'
import styles from './rail.module.css'
import { useFreshLeads } from './use-fresh-leads.ts'
import { useRailHeight } from './use-rail-height.ts'
import { useWaitingReplies } from './use-waiting-replies.ts'

interface RailProps {
  adminCode: string
  onLeave: () => void
}

/** The way from screen to screen, each link with the code; on a phone a bar at the top and one at the bottom (ADMIN-19, ADMIN-20). */
export function Rail({ adminCode, onLeave }: RailProps) {
  const { productName } = useSite()
  const desk = useDesk()
  const may = useMay(adminCode)
  // Its items come together: one that came later would push the others away (ADMIN-33).
  const areRightsKnown = useRights(adminCode) !== undefined
  const { pathname } = useLocation()
  const box = useRef<HTMLElement>(null)
  useRailHeight(box)
  useEntrusted(adminCode)
  return (
    <header ref={box} className={styles.rail} data-print="hidden">
      <Link
        className={styles.mark}
        to="/admin"
        state={{ adminCode }}
        aria-label={frameCopy.portalOf(productName)}
        aria-current={pathname === '/admin' ? 'page' : undefined}
      >
        <Logo name={productName} />
      </Link>
      <nav className={styles.screens} aria-label={frameCopy.navigation} data-screens>
        <ul>
          {screens
            .filter(({ scope }) => may(scope))
            .map(({ id, path, label, icon }) => (
              <li key={id}>
                <NavLink
                  className={styles.item}
                  to={adminPath(path, adminCode)}
                  above={screenBelow(id, pathname)}
                >
                  <Icon name={icon} />
                  <span className={styles.label}>{label}</span>
                  {id === 'leads' && <WaitingLeads adminCode={adminCode} />}
                </NavLink>
              </li>
            ))}
          {areRightsKnown && (
            <li className={styles.find}>
              <button
                type="button"
                className={styles.item}
                aria-haspopup="dialog"
                aria-keyshortcuts="Control+K"
                onClick={() => desk.open('palette')}
              >
                <Icon name="search" />
                <span className={styles.label}>{frameCopy.search}</span>
                <span className={styles.keys} aria-hidden="true">
                  {frameCopy.searchKeys}
                </span>
              </button>
            </li>
          )}
        </ul>
      </nav>
      <div className={styles.foot}>
        <LiveState adminCode={adminCode} />
        {footScreens
          .filter(({ scope }) => may(scope))
          .map(({ id, path, label, icon }) => (
            <NavLink
              key={id}
              className={styles.item}
              to={adminPath(path, adminCode)}
              above={screenBelow(id, pathname)}
            >
              <Icon name={icon} />
              <span className={styles.label}>{label}</span>
            </NavLink>
          ))}
        <Link className={styles.item} to="/">
          <Icon name="eye" />
          <span className={styles.label}>{frameCopy.site}</span>
        </Link>
        <button type="button" className={styles.item} onClick={onLeave}>
          <Icon name="leave" />
          <span className={styles.label}>{frameCopy.leave}</span>
        </button>
      </div>
    </header>
  )
}

/** Screens that have no item of their own, by the item that stands for them. */
const SCREENS_BELOW: Readonly<Record<string, readonly string[]>> = {
  articles: ['/admin/edit', '/admin/revisions']
}

/** The path of the screen, where the item stands for it: it is below the item, or of the item's section. */
const screenBelow = (id: string, pathname: string): string | undefined =>
  sectionOf(pathname)?.id === id
    ? pathname
    : SCREENS_BELOW[id]?.find((path) => pathname.startsWith(`${path}/`))

/** What waits for somebody in the list of leads. */
function WaitingLeads({ adminCode }: { adminCode: string }) {
  const fresh = useFreshLeads(adminCode)
  const replies = useWaitingReplies(adminCode)
  return <LeadCount fresh={fresh} replies={replies} />
}

/** Says who is in, and whether what happens is shown by itself: to who may see anything that is. */
function LiveState({ adminCode }: { adminCode: string }) {
  const status = useLive(() => undefined)
  const name = useRights(adminCode)?.name
  const may = useMay(adminCode)
  if (!may('leads') && !may('articles')) return name ? <p className={styles.live}>{name}</p> : null
  return (
    <p className={styles.live} data-status={status} role="status">
      {name && status !== 'refused' && <span className={styles.who}>{name}</span>}
      {liveCopy[status]}
    </p>
  )
}
