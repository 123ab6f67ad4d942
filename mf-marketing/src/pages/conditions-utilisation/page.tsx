import { useSite } from '@site/web/platform'
import { LegalPage } from '../../legal/legal-page.tsx'
import { termsOfUse } from './content.ts'

/** Terms of use (LEGAL-3). */
export default function TermsPage() {
  return <LegalPage text={termsOfUse(useSite())} />
}
