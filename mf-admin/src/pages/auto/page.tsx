import { Unauthorised } from '../../access/unauthorised.tsx'
import { useAdminCode } from '../../access/use-admin-code.ts'
import { WithScope } from '../../access/with-scope.tsx'
import { SchedulerScreen } from '../../scheduler/scheduler-screen.tsx'

/** /admin/auto (RUN-1). */
export default function AutoPage() {
  const adminCode = useAdminCode()
  if (!adminCode) return <Unauthorised />
  return (
    <WithScope adminCode={adminCode} scope="articles">
      <SchedulerScreen key={adminCode} adminCode={adminCode} />
    </WithScope>
  )
}
