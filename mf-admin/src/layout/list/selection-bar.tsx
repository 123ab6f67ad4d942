import { classNames } from '@site/web/ui/class-names'
import type { ReactNode } from 'react'
import styles from './selection-bar.module.css'

interface SelectionBarProps {
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
  children?: ReactNode
}

/** The bar at the foot of a list for all that is selected in it. On a phone the page scrolls, and it stays above the rail. */
export function SelectionBar(props: SelectionBarProps) {
  const { label, count, isCountSaid, between, actions, actionsStyle, children } = props
  return (
    <section className={styles.bar} data-surface="nuit" aria-label={label} data-selection-bar>
      <p className={styles.count} role={isCountSaid ? 'status' : undefined}>
        {count}
      </p>
      {between}
      <div className={classNames(styles.actions, actionsStyle)}>{actions}</div>
      {children}
    </section>
  )
}
