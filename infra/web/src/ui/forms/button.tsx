import type { ComponentProps } from 'react'
import { classNames } from '../class-names.tsx'
import { Icon, type IconName } from '../pictures/icon.tsx'
import styles from './button.module.css'
import { type ButtonLook, buttonClass } from './button-look.ts'

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> & ButtonLook & { icon?: IconName | undefined }

/** A real button, of type `button` by default. `icon` stands before the words. */
export function Button({ variant, size, isWide, className, icon, children, ...rest }: ButtonProps) {
  return (
    <button type="button" {...rest} className={buttonClass({ variant, size, isWide, className })}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  )
}

type IconButtonProps = Omit<ComponentProps<'button'>, 'className' | 'children' | 'aria-label'> & {
  icon: IconName
  /** Said by screen readers and shown as a tooltip. */
  label: string
  variant?: ButtonLook['variant']
  className?: string | undefined
}

/** A square button of 44 px with an icon alone. */
export function IconButton({ icon, label, variant = 'ghost', className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={buttonClass({ variant, className: classNames(styles.square, className) })}
    >
      <Icon name={icon} />
    </button>
  )
}
