import { classNames } from '@site/web/ui/class-names'
import { Icon } from '@site/web/ui/pictures/icon'
import type { ReactNode } from 'react'
import styles from './disclosure.module.css'

interface DisclosureProps {
  title: string
  className?: string | undefined
  children: ReactNode
}

/** What stands behind a figure, one press away, with or without scripts. */
export function Disclosure({ title, className, children }: DisclosureProps) {
  return (
    <details className={classNames(styles.disclosure, className)}>
      <summary className={styles.summary}>
        <Icon name="plus" />
        <span>{title}</span>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}
