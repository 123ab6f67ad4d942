import { AudienceScreen } from '../../audience/audience-screen.tsx'
import { AdminPage } from '../../desk/admin-page.tsx'

/** /admin/audience (AUDIENCE-12). */
export default function AudiencePage() {
  return <AdminPage scope="leads">{(adminCode) => <AudienceScreen adminCode={adminCode} />}</AdminPage>
}
