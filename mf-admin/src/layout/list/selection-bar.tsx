import { classNames } from '@site/web/ui/class-names'
import { IconButton } from '@site/web/ui/forms/button'
import type { KeyboardEvent, ReactNode, Ref } from 'react'
import styles from './selection-bar.module.css'

interface SelectionBarProps {
  ref?: Ref<HTMLElement>
  label: string
  /** How many are selected, or what is being done to them. */
  count: ReactNode
  /** The count is read out as it changes. */
  isCountSaid?: boolean
  /** Between the count and the actions. */
  between?: ReactNode
  actions: ReactNode
  /** A style of the actions, beside the common one. */
  actionsStyle?: string | undefined
  /** Drops the selection; off while something is done to it. */
  clear?: { label: string; isOff: boolean; run: () => void }
  children?: ReactNode
  /** Escape leaves the bar. */
  onLeave?: () => void
}

/** The bar at the foot of a list for all that is selected in it. On a phone the page scrolls, and it stays above the rail. */
export function SelectionBar(props: SelectionBarProps) {
  const { ref, onLeave, label, count, isCountSaid, between, actions, actionsStyle, clear, children } = props
  return (
    <section
      ref={ref}
      className={styles.bar}
      data-surface="nuit"
      aria-label={label}
      data-selection-bar
      onKeyDown={
        onLeave &&
        ((event: KeyboardEvent) => {
          // A choice of the bar that is given up says so.
          if (event.key !== 'Escape' || event.defaultPrevented) return
          event.preventDefault()
          onLeave()
        })
      }
    >
      <p className={styles.count} role={isCountSaid ? 'status' : undefined}>
        {count}
      </p>
      {between}
      <div className={classNames(styles.actions, actionsStyle)}>{actions}</div>
      {clear && (
        <IconButton
          className={styles.clear}
          icon="close"
          label={clear.label}
          aria-disabled={clear.isOff}
          onClick={() => !clear.isOff && clear.run()}
        />
      )}
      {children}
    </section>
  )
}
