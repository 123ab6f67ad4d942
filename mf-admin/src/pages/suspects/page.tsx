import { AdminPage } from '../../desk/admin-page.tsx'
import { SuspectsScreen } from '../../suspects/suspects-screen.tsx'

/** /admin/suspects (SPAM-5). */
export default function SuspectsPage() {
  return <AdminPage scope="leads">{(adminCode) => <SuspectsScreen adminCode={adminCode} />}</AdminPage>
}
