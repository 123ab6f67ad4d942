import { Unauthorised } from '../../access/unauthorised.tsx'
import { useAdminCode } from '../../access/use-admin-code.ts'
import { WithScope } from '../../access/with-scope.tsx'
import { ManageScreen } from '../../articles/manage-screen.tsx'

/** /admin/manage (MANAGE-7). */
export default function ManagePage() {
  const adminCode = useAdminCode()
  if (!adminCode) return <Unauthorised />
  return (
    <WithScope adminCode={adminCode} scope="articles">
      <ManageScreen adminCode={adminCode} />
    </WithScope>
  )
}
