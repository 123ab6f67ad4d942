import { useSite } from '@site/web/platform'
import { LegalPage } from '../../legal/legal-page.tsx'
import { legalNotice } from './content.ts'

/** Legal notice (LEGAL-1). */
export default function LegalNoticePage() {
  return <LegalPage text={legalNotice(useSite())} />
}
