import { Button } from '@site/web/ui/forms/button'
import { Icon, type IconName } from '@site/web/ui/pictures/icon'
import { type KeyboardEvent, useRef } from 'react'
import styles from './more-menu.module.css'

interface MoreMenuProps {
  /** What the menu is called: what stands on it, or is said of its arrow where `isArrow`. */
  label: string
  isArrow?: boolean
  /** It opens above its button, as in a bar at the foot of a list. */
  isAbove?: boolean
  actions: readonly { label: string; title?: string; icon: IconName; isDanger?: boolean; run: () => void }[]
}

/** What else can be done. It closes when something is chosen, by Escape, and when the focus leaves it. */
export function MoreMenu({ label, isArrow, isAbove, actions }: MoreMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null)
  const summary = useRef<HTMLElement>(null)
  const close = () => {
    if (menu.current) menu.current.open = false
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !menu.current?.open) return
    event.stopPropagation()
    close()
    summary.current?.focus()
  }
  return (
    <details
      ref={menu}
      className={styles.more}
      data-above={isAbove || undefined}
      onKeyDown={onKey}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (!currentTarget.contains(relatedTarget)) close()
      }}
    >
      <summary ref={summary} {...(isArrow && { 'aria-label': label, title: label })}>
        {!isArrow && label}
        <Icon name="chevron-down" />
      </summary>
      <div className={styles.menu} data-surface="papier">
        {actions.map(({ label: words, title, icon, isDanger, run }) => (
          <Button
            key={words}
            variant="ghost"
            size="small"
            icon={icon}
            title={title}
            data-danger={isDanger}
            onClick={() => {
              // The focus is where a dialog returns it to.
              summary.current?.focus()
              close()
              run()
            }}
          >
            {words}
          </Button>
        ))}
      </div>
    </details>
  )
}
