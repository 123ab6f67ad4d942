import styles from './contact-popup.module.css'

/** Bars of a planning on the dialog's left edge: a week that gets lighter from top to bottom. Decorative. */
export function PopupMotif() {
  return (
    <svg
      className={styles.motif}
      viewBox="0 0 72 720"
      preserveAspectRatio="xMinYMin slice"
      aria-hidden="true"
      focusable="false"
    >
      <rect className={styles.night} width="72" height="720" />
      <path
        className={styles.grid}
        d="M24 0V720M48 0V720M0 72H72M0 144H72M0 216H72M0 288H72M0 360H72M0 432H72M0 504H72M0 576H72M0 648H72"
      />
      <rect className={styles.corail} x="-10" y="22" width="70" height="28" rx="6" />
      <rect className={styles.lilas} x="14" y="94" width="68" height="28" rx="6" />
      <rect className={styles.menthe} x="-10" y="166" width="58" height="28" rx="6" />
      <rect className={styles.safran} x="30" y="238" width="60" height="28" rx="6" />
      <rect className={styles.lilas} x="-10" y="310" width="44" height="28" rx="6" />
      <rect className={styles.outremer} x="20" y="382" width="42" height="28" rx="6" />
      <rect className={styles.menthe} x="36" y="454" width="50" height="28" rx="6" />
      <rect className={styles.lilas} x="-10" y="526" width="32" height="28" rx="6" />
      <rect className={styles.safran} x="30" y="598" width="26" height="28" rx="6" />
      <rect className={styles.outremer} x="-10" y="670" width="24" height="28" rx="6" />
    </svg>
  )
}
