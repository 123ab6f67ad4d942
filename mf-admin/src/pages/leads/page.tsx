import { Unauthorised } from '../../access/unauthorised.tsx'
import { useAdminCode } from '../../access/use-admin-code.ts'
import { LeadsScreen } from '../../leads/leads-screen.tsx'

/** /admin/leads (SPEC §2 Leads screen). */
export default function LeadsPage() {
  const adminCode = useAdminCode()
  return adminCode ? <LeadsScreen key={adminCode} adminCode={adminCode} /> : <Unauthorised />
}
