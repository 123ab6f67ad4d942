import { useParams } from '@site/web/platform'
import { EditScreen } from '../../articles/edit-screen.tsx'
import { AdminPage } from '../../desk/admin-page.tsx'

/** /admin/edit/{id}: checks the code, then the id, the list, the article (MANAGE-22). */
export default function EditPage() {
  const { id = '' } = useParams()
  return (
    <AdminPage scope="articles">
      {(adminCode) => <EditScreen key={id} id={id} adminCode={adminCode} />}
    </AdminPage>
  )
}
