import { AdminPage } from '../../desk/admin-page.tsx'
import { SchedulerScreen } from '../../scheduler/scheduler-screen.tsx'

/** /admin/auto (RUN-1). */
export default function AutoPage() {
  return <AdminPage scope="articles">{(adminCode) => <SchedulerScreen adminCode={adminCode} />}</AdminPage>
}
