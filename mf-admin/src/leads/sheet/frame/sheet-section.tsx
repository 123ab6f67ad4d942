import { type ReactNode, type Ref, useId } from 'react'
import styles from './sheet-section.module.css'

interface SheetSectionProps {
  /** Its title, where the focus can be brought. */
  ref?: Ref<HTMLHeadingElement>
  title: string
  children: ReactNode
}

/** A section of a sheet: its title, and what it says. */
export function SheetSection({ ref, title, children }: SheetSectionProps) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h3 ref={ref} id={id} className={styles.title} tabIndex={ref ? -1 : undefined}>
        {title}
      </h3>
      {children}
    </section>
  )
}

/** What is known, each with its name. A fact whose value is null is left out. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, value]) => value !== null)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}
