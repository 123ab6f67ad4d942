import { consentWording } from '@site/contracts/site/consent'
import { useSite } from '@site/web/platform'
import { formatDate, formatDateTime } from '@site/web/ui/text/format-date'
import { consentCopy } from '../content/sheet.ts'
import type { SectionProps } from '../frame/section-props.ts'
import { SheetSection } from '../frame/sheet-section.tsx'
import styles from './about.module.css'

/** Whether the person agreed to be contacted, when, and to which words. */
export function ConsentSection({ sheet: { lead, consentAt, consentVersion } }: SectionProps) {
  const { fullName } = useSite()
  if (!lead.consent)
    return (
      <SheetSection title={consentCopy.title}>
        <p className={styles.text}>{consentCopy.none}</p>
      </SheetSection>
    )
  const wording = consentVersion ? consentWording(consentVersion, fullName) : undefined
  return (
    <SheetSection title={consentCopy.title}>
      <p className={styles.text}>
        {consentAt ? consentCopy.givenAt(formatDateTime(consentAt)) : consentCopy.given}
      </p>
      {wording && <blockquote className={styles.quote}>{wording}</blockquote>}
      <p className={styles.small}>
        {consentVersion ? consentCopy.wording(sayVersion(consentVersion)) : consentCopy.unknownWording}
      </p>
    </SheetSection>
  )
}

/** A version that is a date as a date, any other as it stands. */
const sayVersion = (version: string) => (/^\d{4}-\d\d-\d\d$/.test(version) ? formatDate(version) : version)
