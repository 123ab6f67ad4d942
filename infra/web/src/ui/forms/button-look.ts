import { classNames } from '../class-names.tsx'
import styles from './button.module.css'

export interface ButtonLook {
  /** One primary (coral) a view; strong for a form's submit; quiet beside a primary; ghost in rows and bars. */
  variant?: 'primary' | 'strong' | 'quiet' | 'ghost' | 'danger' | undefined
  /** Height: 40, 48 or 54 px. */
  size?: 'small' | 'medium' | 'large' | undefined
  /** Full width of its container. */
  isWide?: boolean | undefined
  className?: string | undefined
}

/** Class names of a button or of a link that looks like one. */
export function buttonClass({ variant = 'strong', size = 'medium', isWide, className }: ButtonLook): string {
  return classNames(
    styles.button,
    styles[variant],
    size === 'small' && styles.small,
    size === 'large' && styles.large,
    isWide && styles.wide,
    className
  )
}
