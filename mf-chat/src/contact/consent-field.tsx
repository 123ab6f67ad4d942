import { useSite } from '@site/web/platform'
import { Checkbox } from '@site/web/ui/forms/checkbox'
import { ExternalLink } from '@site/web/ui/text/external-link'
import styles from './consent-field.module.css'
import { consentCopy } from './content/consent.ts'

interface ConsentFieldProps {
  isGiven: boolean
  onChange: (isGiven: boolean) => void
}

/** Consent, never ticked in advance and never required (FORM-5). The policy opens beside, so that nothing typed is lost. */
export function ConsentField({ isGiven, onChange }: ConsentFieldProps) {
  const { fullName } = useSite()
  return (
    <div className={styles.consent}>
      <Checkbox name="consent" checked={isGiven} onChange={(event) => onChange(event.target.checked)}>
        {consentCopy.label(fullName)}
      </Checkbox>
      <ExternalLink className={styles.policy} href="/politique-confidentialite">
        {consentCopy.policyLink}
      </ExternalLink>
    </div>
  )
}
