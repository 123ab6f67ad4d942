import type { ReactNode } from 'react'
import styles from './badge.module.css'
import { classNames } from './class-names.tsx'
import { Icon, type IconName } from './icon.tsx'

type Tone = 'lilas' | 'menthe' | 'safran' | 'corail' | 'success' | 'error' | 'warning'

/** A small bar that names a state or a kind. */
export function Badge({
  tone = 'lilas',
  icon,
  children
}: {
  tone?: Tone
  icon?: IconName
  children: ReactNode
}) {
  return (
    <span className={classNames(styles.badge, styles[tone])}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  )
}
