import { DeliveriesScreen } from '../../deliveries/deliveries-screen.tsx'
import { AdminPage } from '../../desk/admin-page.tsx'

/** /admin/deliveries: who is told of leads, and how that goes (DELIVERY-10, DELIVERY-11). */
export default function DeliveriesPage() {
  return <AdminPage scope="leads">{(adminCode) => <DeliveriesScreen adminCode={adminCode} />}</AdminPage>
}
