import type { ReactNode } from 'react'
import { classNames } from '../class-names.tsx'
import { Icon, type IconName } from '../pictures/icon.tsx'
import styles from './badge.module.css'

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
