import { Card } from '@site/web/ui/card'
import { LinkButton } from '@site/web/ui/link-button'
import { notFoundContent } from './content.ts'
import styles from './page.module.css'

/** Any other path (SPEC §2): a card, and the ways back. */
export default function NotFoundPage() {
  return (
    <div className={styles.page}>
      <Card className={styles.card}>
        <svg className={styles.picture} viewBox="0 0 480 132" aria-hidden="true">
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
          <text x="225" y="72" className={styles.slot}>
            {notFoundContent.slot}
          </text>
          <rect x="60" y="95" width="110" height="29" rx="6" fill="var(--safran)" />
          <rect x="300" y="95" width="150" height="29" rx="6" fill="var(--lilas)" />
        </svg>
        <h1 lang="en">{notFoundContent.title}</h1>
        <p>{notFoundContent.french}</p>
        <div className={styles.ways}>
          <LinkButton to="/">{notFoundContent.home}</LinkButton>
          <LinkButton to="/blog" variant="quiet">
            {notFoundContent.blog}
          </LinkButton>
        </div>
      </Card>
    </div>
  )
}
