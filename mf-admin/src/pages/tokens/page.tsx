import { AdminPage } from '../../desk/admin-page.tsx'
import { TokensScreen } from '../../tokens/tokens-screen.tsx'

/** /admin/tokens (TOKEN-1). */
export default function TokensPage() {
  return <AdminPage scope="all">{(adminCode) => <TokensScreen adminCode={adminCode} />}</AdminPage>
}
