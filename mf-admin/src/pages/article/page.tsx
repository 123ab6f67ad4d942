import { Navigate, useParams } from '@site/web/platform'
import { Unauthorised } from '../../access/unauthorised.tsx'
import { ArticleScreen } from '../../articles/screens/article-screen.tsx'
import { AdminPage } from '../../desk/admin-page.tsx'

/**
 * /admin/create (MANAGE-1) and /admin/edit/{id} (MANAGE-22): one page, so that a new article is written on under its own address once it
 * is published (MANAGE-71). Without a code the first leads back to /admin (ADMIN-9).
 */
export default function ArticlePage() {
  const { id } = useParams()
  const withoutCode = id === undefined ? <Navigate to="/admin" replace /> : <Unauthorised />
  return (
    <AdminPage scope="articles" withoutCode={withoutCode}>
      {(adminCode) => <ArticleScreen id={id} adminCode={adminCode} />}
    </AdminPage>
  )
}
