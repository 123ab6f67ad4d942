import { ManageScreen } from '../../articles/manager/manage-screen.tsx'
import { AdminPage } from '../../desk/admin-page.tsx'

/** /admin/manage (MANAGE-7). */
export default function ManagePage() {
  return <AdminPage scope="articles">{(adminCode) => <ManageScreen adminCode={adminCode} />}</AdminPage>
}
