import { Navigate } from '@site/web/platform'
import { CreateScreen } from '../../articles/create-screen.tsx'
import { AdminPage } from '../../desk/admin-page.tsx'

/** /admin/create (MANAGE-1, ADMIN-9): without a code it leads back to /admin. */
export default function CreatePage() {
  return (
    <AdminPage scope="articles" withoutCode={<Navigate to="/admin" replace />}>
      {(adminCode) => <CreateScreen adminCode={adminCode} />}
    </AdminPage>
  )
}
