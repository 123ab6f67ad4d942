import { LinkButton } from '@site/web/ui/forms/link-button'
import { frameCopy } from '../layout/content/frame.ts'
import { accessCopy } from './content/access.ts'
import styles from './unauthorised.module.css'

/** What an admin sub-page shows without a code (ADMIN-9). */
export function Unauthorised() {
  return (
    <div className={styles.page}>
      <h1>{accessCopy.unauthorised}</h1>
      <p>{accessCopy.unauthorisedHint}</p>
      <div className={styles.ways}>
        <LinkButton to="/admin">{accessCopy.toPortal}</LinkButton>
        <LinkButton to="/" variant="quiet">
          {frameCopy.site}
        </LinkButton>
      </div>
    </div>
  )
}
