import type { ReactNode } from 'react'
import styles from './admin-frame.module.css'

interface AdminFrameProps {
  title: string
  adminCode: string
  /** Beside the title: a count, buttons. */
  aside?: ReactNode
  /** Uses the whole width of the frame; else what is easy to read. */
  isWide?: boolean | 'page'
  /** Fills the rest of the window, which does not scroll: the last part does. On a phone it scrolls as a page. */
  isFilled?: boolean
  /** Stands at the right edge, as high as the window: beside what the screen shows, or above it where there is no room. */
  beside?: ReactNode
  children: ReactNode
}

/** A screen of the administration: its title beside what can be done, and its content, all from one left edge. */
export function AdminFrame(props: AdminFrameProps) {
  const { title, aside, isWide = false, isFilled = false, beside, children } = props
  return (
    <div
      className={styles.page}
      data-wide={isWide !== false}
      data-filled={isFilled || undefined}
      data-beside={beside ? '' : undefined}
    >
      <header className={styles.header}>
        <h1 className={styles.title}>{title}</h1>
        {aside}
      </header>
      {children}
      {beside && <div className={styles.beside}>{beside}</div>}
    </div>
  )
}
