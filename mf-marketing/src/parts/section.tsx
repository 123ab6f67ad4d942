import { classNames } from '@site/web/ui/class-names'
import type { ReactNode } from 'react'
import styles from './section.module.css'

interface SectionProps {
  /** Target of anchors. */
  id?: string
  surface?: 'nuit' | 'outremer' | 'teinte'
  className?: string | undefined
  children: ReactNode
}

/**
 * A band below the first screen: vertical rhythm and page width. `data-late`: the shell lays it out after the first paint, and takes
 * the mark off while React may not have come yet.
 */
export function Section({ id, surface, className, children }: SectionProps) {
  return (
    <section id={id} data-surface={surface} data-late="" suppressHydrationWarning className={styles.section}>
      <div className={classNames(styles.inner, className)}>{children}</div>
    </section>
  )
}
