import { Navigate } from '@site/web/platform'
import { useAdminCode } from '../../access/use-admin-code.ts'
import { CreateScreen } from '../../articles/create-screen.tsx'

/** /admin/create (MANAGE-1, ADMIN-9): without a code it leads back to /admin. */
export default function CreatePage() {
  const adminCode = useAdminCode()
  return adminCode ? <CreateScreen adminCode={adminCode} /> : <Navigate to="/admin" replace />
}
