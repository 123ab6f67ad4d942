import { Unauthorised } from '../../access/unauthorised.tsx'
import { useAdminCode } from '../../access/use-admin-code.ts'
import { WithScope } from '../../access/with-scope.tsx'
import { LeadsScreen } from '../../leads/leads-screen.tsx'

/** /admin/leads (LEADS-1, LEADS-2). */
export default function LeadsPage() {
  const adminCode = useAdminCode()
  if (!adminCode) return <Unauthorised />
  return (
    <WithScope adminCode={adminCode} scope="leads">
      <LeadsScreen key={adminCode} adminCode={adminCode} />
    </WithScope>
  )
}
