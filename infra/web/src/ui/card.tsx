import type { ComponentProps } from 'react'
import styles from './card.module.css'
import { classNames } from './class-names.tsx'

type CardProps = ComponentProps<'div'> & { as?: 'div' | 'article' | 'section' | 'li'; isPadded?: boolean }

/** A bordered white surface. It casts no shadow: only what floats does. */
export function Card({ as = 'div', isPadded = true, className, ...rest }: CardProps) {
  const Tag = as as 'div'
  return <Tag {...rest} className={classNames(styles.card, isPadded && styles.padded, className)} />
}
