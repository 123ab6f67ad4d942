import { Unauthorised } from '../../access/unauthorised.tsx'
import { useAdminCode } from '../../access/use-admin-code.ts'
import { WithScope } from '../../access/with-scope.tsx'
import { CodesScreen } from '../../codes/codes-screen.tsx'

/** /admin/codes (ADMIN-14, ADMIN-18). */
export default function CodesPage() {
  const adminCode = useAdminCode()
  if (!adminCode) return <Unauthorised />
  return (
    <WithScope adminCode={adminCode} scope="all">
      <CodesScreen key={adminCode} adminCode={adminCode} />
    </WithScope>
  )
}
