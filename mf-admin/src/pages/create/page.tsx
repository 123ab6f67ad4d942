import { Navigate } from '@site/web/platform'
import { useAdminCode } from '../../access/use-admin-code.ts'
import { WithScope } from '../../access/with-scope.tsx'
import { CreateScreen } from '../../articles/create-screen.tsx'

/** /admin/create (MANAGE-1, ADMIN-9): without a code it leads back to /admin. */
export default function CreatePage() {
  const adminCode = useAdminCode()
  if (!adminCode) return <Navigate to="/admin" replace />
  return (
    <WithScope adminCode={adminCode} scope="articles">
      <CreateScreen adminCode={adminCode} />
    </WithScope>
  )
}
