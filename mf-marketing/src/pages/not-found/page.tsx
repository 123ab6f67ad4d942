import { Card } from '@site/web/ui/card'
import { LinkButton } from '@site/web/ui/forms/link-button'
import { FreeSlot } from '@site/web/ui/pictures/free-slot'
import { notFoundContent } from './content.ts'
import styles from './page.module.css'

/** Any other path (NAV-2): a card, and the ways back. */
export default function NotFoundPage() {
  return (
    <div className={styles.page}>
      <Card className={styles.card}>
        <FreeSlot className={styles.picture} label={notFoundContent.slot} />
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
