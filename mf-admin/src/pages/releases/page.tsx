import { AdminPage } from '../../desk/admin-page.tsx'
import { ReleasesScreen } from '../../releases/releases-screen.tsx'

/** /admin/releases (BOARD-1). */
export default function ReleasesPage() {
  return <AdminPage scope="releases">{(adminCode) => <ReleasesScreen adminCode={adminCode} />}</AdminPage>
}
