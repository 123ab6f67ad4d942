import { useSearchParams } from '@site/web/platform'
import { LinkButton } from '@site/web/ui/forms/link-button'
import { frameCopy } from '../layout/content/frame.ts'
import { accessCopy } from './content/access.ts'
import { LEAD_PARAMETER, readLeadId } from './lead-parameter.ts'
import styles from './unauthorised.module.css'

/** What an admin sub-page shows without a code (ADMIN-9). The way to the code keeps the lead that the address names (ADMIN-31). */
export function Unauthorised() {
  const leadId = readLeadId(useSearchParams()[0])
  return (
    <div className={styles.page}>
      <h1>{accessCopy.unauthorised}</h1>
      <p>{accessCopy.unauthorisedHint}</p>
      <div className={styles.ways}>
        <LinkButton to={leadId === null ? '/admin' : `/admin?${LEAD_PARAMETER}=${leadId}`}>
          {accessCopy.toPortal}
        </LinkButton>
        <LinkButton to="/" variant="quiet">
          {frameCopy.site}
        </LinkButton>
      </div>
    </div>
  )
}
