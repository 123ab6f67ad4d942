import { Link } from '@site/web/platform'
import { Icon } from '@site/web/ui/pictures/icon'
import type { ReactNode } from 'react'
import styles from './admin-frame.module.css'
import { frameCopy } from './content/frame.ts'

interface AdminFrameProps {
  title: string
  adminCode: string
  /** Beside the title: a count, buttons. */
  aside?: ReactNode
  /** Uses the whole width of the window (a wide table), or that of the page (two columns). */
  isWide?: boolean | 'page'
  children: ReactNode
}

/** Frame of an admin sub-page: the way back to the portal, which keeps the code out of that address, and the title. */
export function AdminFrame({ title, adminCode, aside, isWide = false, children }: AdminFrameProps) {
  return (
    <div className={styles.page} data-wide={isWide}>
      <Link className={styles.back} to="/admin" state={{ adminCode }}>
        <Icon name="arrow-left" />
        {frameCopy.back}
      </Link>
      <header className={styles.header}>
        <h1 className={styles.title}>{title}</h1>
        {aside}
      </header>
      {children}
    </div>
  )
}
