import { useSite } from '@site/web/platform'
import { LegalPage } from '../../legal/legal-page.tsx'
import { accessibilityStatement } from './content.ts'

/** The statement on accessibility (A11Y-10). */
export default function AccessibilityPage() {
  return <LegalPage text={accessibilityStatement(useSite())} />
}
