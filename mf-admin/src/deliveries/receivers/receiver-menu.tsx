import { Button } from '@site/web/ui/forms/button'
import { Icon, type IconName } from '@site/web/ui/pictures/icon'
import { type KeyboardEvent, useRef } from 'react'
import styles from './receivers.module.css'

interface ReceiverMenuProps {
  label: string
  actions: readonly { label: string; icon: IconName; run: () => void }[]
}

/** What else can be done to a receiver. It closes when something is chosen, by Escape, and when the focus leaves it. */
export function ReceiverMenu({ label, actions }: ReceiverMenuProps) {
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
      onKeyDown={onKey}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (!currentTarget.contains(relatedTarget)) close()
      }}
    >
      <summary ref={summary} aria-label={label} title={label}>
        <Icon name="chevron-down" />
      </summary>
      <div className={styles.menu}>
        {actions.map(({ label: words, icon, run }) => (
          <Button
            key={words}
            variant="ghost"
            size="small"
            icon={icon}
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
