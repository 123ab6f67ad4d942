import { AdminPage } from '../../desk/admin-page.tsx'
import { PersonsScreen } from '../../persons/persons-screen.tsx'

/** /admin/persons (PERSON-11). */
export default function PersonsPage() {
  return <AdminPage scope="leads">{(adminCode) => <PersonsScreen adminCode={adminCode} />}</AdminPage>
}
