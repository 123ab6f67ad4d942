import styles from './page.module.css'

/** Results of a search as bars: the hotel's own comes first, the platforms beneath. Decorative. */
export function SearchPicture() {
  return (
    <svg className={styles.picture} viewBox="0 0 560 480" aria-hidden="true">
      <rect width="560" height="480" rx="14" fill="var(--lilas)" />
      <rect x="48" y="44" width="464" height="64" rx="32" fill="var(--blanc)" />
      <text x="82" y="83" fontSize="20" fontWeight="500" fill="var(--encre-2)">
        hôtel calme près de la gare
      </text>
      <circle cx="472" cy="73" r="11" fill="none" stroke="var(--encre)" strokeWidth="4" />
      <path d="m480 82 9 9" stroke="var(--encre)" strokeWidth="4" strokeLinecap="round" />
      <rect x="24" y="136" width="512" height="104" rx="14" fill="var(--nuit)" />
      <rect x="48" y="160" width="56" height="56" rx="8" fill="var(--corail)" />
      <path d="M64 216v-34l12-9 12 9v34z" fill="var(--nuit)" />
      <text x="124" y="184" fontSize="22" fontFamily="var(--f-titre)" fontWeight="630" fill="var(--papier)">
        Votre hôtel
      </text>
      <text x="124" y="212" fontSize="18" fill="var(--lilas-texte)">
        Réserver en direct, 94 €
      </text>
      <rect x="418" y="166" width="92" height="44" rx="8" fill="var(--menthe)" />
      <path
        d="m450 188 9 9 18-20"
        fill="none"
        stroke="var(--encre)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <g fill="var(--blanc)">
        <rect x="48" y="264" width="464" height="76" rx="12" fillOpacity="0.75" />
        <rect x="72" y="356" width="416" height="60" rx="12" fillOpacity="0.5" />
        <rect x="104" y="432" width="352" height="48" rx="12" fillOpacity="0.3" />
      </g>
      <g fill="var(--encre-3)" fillOpacity="0.4">
        <rect x="72" y="286" width="44" height="32" rx="6" />
        <rect x="132" y="288" width="180" height="10" rx="5" />
        <rect x="132" y="308" width="112" height="10" rx="5" />
        <rect x="96" y="376" width="160" height="10" rx="5" />
        <rect x="96" y="394" width="96" height="8" rx="4" />
      </g>
    </svg>
  )
}
