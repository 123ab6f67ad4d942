import { Navigate, useSearchParams } from '@site/web/platform'
import { useEffect } from 'react'
import { adminPath } from '../../access/admin-path.ts'
import { LEAD_PARAMETER, readLeadId } from '../../access/lead-parameter.ts'
import { Desk } from '../../desk/desk.tsx'
import { CodeForm } from './code-form.tsx'
import { PortalView } from './portal-view.tsx'
import { useAccess } from './use-access.ts'

/** /admin (ADMIN-1, ADMIN-4): the code's form, then the portal, or the lead that an e-mail to the team leads to (ADMIN-31). */
export default function PortalPage() {
  const { adminCode, isChecking, refused, submit, leave } = useAccess()
  const isIn = adminCode !== null
  const leadId = readLeadId(useSearchParams()[0])
  // The form is gone, and the focus with it: as on a new page it goes to the content.
  useEffect(() => {
    if (isIn && document.activeElement === document.body)
      document.querySelector('main')?.focus({ preventScroll: true })
  }, [isIn])
  if (adminCode === null) return <CodeForm isChecking={isChecking} refused={refused} onSubmit={submit} />
  if (leadId !== null)
    return <Navigate to={`${adminPath('/admin/leads', adminCode)}&${LEAD_PARAMETER}=${leadId}`} replace />
  return (
    <Desk adminCode={adminCode} onLeave={leave}>
      <PortalView adminCode={adminCode} />
    </Desk>
  )
}
