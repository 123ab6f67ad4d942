import { Unauthorised } from '../../access/unauthorised.tsx'
import { useAdminCode } from '../../access/use-admin-code.ts'
import { SchedulerScreen } from '../../scheduler/scheduler-screen.tsx'

/** /admin/auto (RUN-1). */
export default function AutoPage() {
  const adminCode = useAdminCode()
  return adminCode ? <SchedulerScreen key={adminCode} adminCode={adminCode} /> : <Unauthorised />
}
