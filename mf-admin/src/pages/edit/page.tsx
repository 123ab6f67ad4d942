import { useParams } from '@site/web/platform'
import { Unauthorised } from '../../access/unauthorised.tsx'
import { useAdminCode } from '../../access/use-admin-code.ts'
import { EditScreen } from '../../articles/edit-screen.tsx'

/** /admin/edit/{id} (SPEC §2): checks the code, then the id, the list, the article (RESOLUTIONS 17). */
export default function EditPage() {
  const { id = '' } = useParams()
  const adminCode = useAdminCode()
  if (!adminCode) return <Unauthorised />
  return <EditScreen key={id} id={id} adminCode={adminCode} />
}
