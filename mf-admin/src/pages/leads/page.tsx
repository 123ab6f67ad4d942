import { AdminPage } from '../../desk/admin-page.tsx'
import { LeadsScreen } from '../../leads/leads-screen.tsx'

/** /admin/leads (LEADS-1, LEADS-2). */
export default function LeadsPage() {
  return <AdminPage scope="leads">{(adminCode) => <LeadsScreen adminCode={adminCode} />}</AdminPage>
}
