import { useSite } from '@site/web/platform'
import { LegalPage } from '../../legal/legal-page.tsx'
import { privacyPolicy } from './content.ts'

/** Privacy policy (LEGAL-2). */
export default function PrivacyPage() {
  return <LegalPage text={privacyPolicy(useSite())} />
}
