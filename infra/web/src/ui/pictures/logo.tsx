import styles from './logo.module.css'

/** Three bars of a planning, and the product's name. */
export function Logo({ name }: { name: string }) {
  return (
    <span className={styles.logo}>
      <LogoMark />
      {name}
    </span>
  )
}

/** The three bars alone: 32 × 24, decorative. */
export function LogoMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 32 24" aria-hidden="true" focusable="false">
      <rect className={styles.first} width="20" height="6.5" rx="2" />
      <rect x="8" y="8.75" width="24" height="6.5" rx="2" fill="currentColor" />
      <rect className={styles.third} x="3" y="17.5" width="14" height="6.5" rx="2" />
    </svg>
  )
}
