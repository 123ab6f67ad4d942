import { useParams } from '@site/web/platform'
import { AdminPage } from '../../desk/admin-page.tsx'
import { RevisionsScreen } from '../../revisions/revisions-screen.tsx'

/** /admin/revisions/{id} (REVISION-1). */
export default function RevisionsPage() {
  const { id = '' } = useParams()
  return (
    <AdminPage scope="articles">
      {(adminCode) => <RevisionsScreen key={id} id={id} adminCode={adminCode} />}
    </AdminPage>
  )
}
