import { useHideOnScroll } from '@site/web/ui/use-hide-on-scroll'
import { chatCopy } from '../chat/content/chat.ts'
import styles from './launcher.module.css'

interface LauncherProps {
  isOpen: boolean
  /** Of the panel, once there is one. */
  panelId: string | undefined
  /** A pointer or the focus has come to the button: it may be pressed next. */
  onNear: () => void
  onToggle: () => void
}

/** The floating button at the bottom right (CHAT-1). It leaves the page to who scrolls down, and never the keyboard. */
export function Launcher({ isOpen, panelId, onNear, onToggle }: LauncherProps) {
  const isAway = useHideOnScroll() && !isOpen
  const label = isOpen ? chatCopy.close : chatCopy.open
  return (
    <button
      type="button"
      className={styles.launcher}
      aria-label={label}
      title={label}
      aria-expanded={isOpen}
      aria-controls={panelId}
      data-print="hidden"
      data-away={isAway || undefined}
      onPointerEnter={onNear}
      onFocus={onNear}
      onClick={onToggle}
    >
      {isOpen ? <LauncherArrow /> : <LauncherMark />}
    </button>
  )
}

/** Drawn here: the icons come with the panel. */
function LauncherArrow() {
  return (
    <svg className={styles.arrow} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="m6 9.5 6 6 6-6" />
    </svg>
  )
}

/** A speech bubble whose lines are the logo's bars. */
function LauncherMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path
        className={styles.bubble}
        d="M7 4h18a5 5 0 0 1 5 5v11a5 5 0 0 1-5 5H14l-7 5v-5a5 5 0 0 1-5-5V9a5 5 0 0 1 5-5Z"
      />
      <rect className={styles.first} x="8" y="9" width="12" height="3.4" rx="1.2" />
      <rect className={styles.second} x="12" y="13.6" width="13" height="3.4" rx="1.2" />
      <rect className={styles.third} x="9" y="18.2" width="8" height="3.4" rx="1.2" />
    </svg>
  )
}
