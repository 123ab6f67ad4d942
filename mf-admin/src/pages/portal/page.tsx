import { Desk } from '../../desk/desk.tsx'
import { CodeForm } from './code-form.tsx'
import { PortalView } from './portal-view.tsx'
import { useAccess } from './use-access.ts'

/** /admin (ADMIN-1, ADMIN-4): the code's form, then the portal. */
export default function PortalPage() {
  const { adminCode, isChecking, submit, leave } = useAccess()
  if (adminCode === null) return <CodeForm isChecking={isChecking} onSubmit={submit} />
  return (
    <Desk adminCode={adminCode} onLeave={leave}>
      <PortalView adminCode={adminCode} />
    </Desk>
  )
}
