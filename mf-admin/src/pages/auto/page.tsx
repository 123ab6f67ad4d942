import { Unauthorised } from '../../access/unauthorised.tsx'
import { useAdminCode } from '../../access/use-admin-code.ts'
import { SchedulerScreen } from '../../scheduler/scheduler-screen.tsx'

/** /admin/auto (SPEC §2). */
export default function AutoPage() {
  const adminCode = useAdminCode()
  return adminCode ? <SchedulerScreen key={adminCode} adminCode={adminCode} /> : <Unauthorised />
}
