import { Unauthorised } from '../../access/unauthorised.tsx'
import { useAdminCode } from '../../access/use-admin-code.ts'
import { LeadsScreen } from '../../leads/leads-screen.tsx'

/** /admin/leads (LEADS-1, LEADS-2). */
export default function LeadsPage() {
  const adminCode = useAdminCode()
  return adminCode ? <LeadsScreen key={adminCode} adminCode={adminCode} /> : <Unauthorised />
}
