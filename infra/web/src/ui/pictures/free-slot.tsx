import { classNames } from '../class-names.tsx'
import styles from './free-slot.module.css'

/** The picture of a page that is not there: a planning with one slot left free, and what is said of it. */
export function FreeSlot({ label, className }: { label: string; className?: string | undefined }) {
  return (
    <svg className={classNames(styles.picture, className)} viewBox="0 0 480 132" aria-hidden="true">
      <path d="M0 1h480M0 44h480M0 88h480M0 131h480" stroke="var(--filet)" strokeWidth="2" />
      <rect x="24" y="8" width="150" height="29" rx="6" fill="var(--lilas)" />
      <rect x="270" y="8" width="120" height="29" rx="6" fill="var(--menthe)" />
      <rect
        x="120"
        y="52"
        width="210"
        height="29"
        rx="6"
        fill="none"
        stroke="var(--corail)"
        strokeWidth="3"
        strokeDasharray="7 7"
      />
      <text x="225" y="72" className={styles.label}>
        {label}
      </text>
      <rect x="60" y="95" width="110" height="29" rx="6" fill="var(--safran)" />
      <rect x="300" y="95" width="150" height="29" rx="6" fill="var(--lilas)" />
    </svg>
  )
}
