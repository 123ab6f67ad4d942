import { useEffect } from 'react'
import { Desk } from '../../desk/desk.tsx'
import { CodeForm } from './code-form.tsx'
import { PortalView } from './portal-view.tsx'
import { useAccess } from './use-access.ts'

/** /admin (ADMIN-1, ADMIN-4): the code's form, then the portal. */
export default function PortalPage() {
  const { adminCode, isChecking, submit, leave } = useAccess()
  const isIn = adminCode !== null
  // The form is gone, and the focus with it: as on a new page it goes to the content.
  useEffect(() => {
    if (isIn && document.activeElement === document.body)
      document.querySelector('main')?.focus({ preventScroll: true })
  }, [isIn])
  if (adminCode === null) return <CodeForm isChecking={isChecking} onSubmit={submit} />
  return (
    <Desk adminCode={adminCode} onLeave={leave}>
      <PortalView adminCode={adminCode} />
    </Desk>
  )
}
