import { Unauthorised } from '../../access/unauthorised.tsx'
import { useAdminCode } from '../../access/use-admin-code.ts'
import { ManageScreen } from '../../articles/manage-screen.tsx'

/** /admin/manage (MANAGE-7). */
export default function ManagePage() {
  const adminCode = useAdminCode()
  return adminCode ? <ManageScreen adminCode={adminCode} /> : <Unauthorised />
}
