import { useParams } from '@site/web/platform'
import { Unauthorised } from '../../access/unauthorised.tsx'
import { useAdminCode } from '../../access/use-admin-code.ts'
import { WithScope } from '../../access/with-scope.tsx'
import { EditScreen } from '../../articles/edit-screen.tsx'

/** /admin/edit/{id}: checks the code, then the id, the list, the article (MANAGE-22). */
export default function EditPage() {
  const { id = '' } = useParams()
  const adminCode = useAdminCode()
  if (!adminCode) return <Unauthorised />
  return (
    <WithScope adminCode={adminCode} scope="articles">
      <EditScreen key={id} id={id} adminCode={adminCode} />
    </WithScope>
  )
}
