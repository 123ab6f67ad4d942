import { CodesScreen } from '../../codes/codes-screen.tsx'
import { AdminPage } from '../../desk/admin-page.tsx'

/** /admin/codes (ADMIN-14, ADMIN-18). */
export default function CodesPage() {
  return <AdminPage scope="all">{(adminCode) => <CodesScreen adminCode={adminCode} />}</AdminPage>
}
