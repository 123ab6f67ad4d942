import { AdminPage } from '../../desk/admin-page.tsx'
import { QuestionsScreen } from '../../questions/questions-screen.tsx'

/** /admin/questions (ASSISTANT-10). */
export default function QuestionsPage() {
  return <AdminPage scope="articles">{(adminCode) => <QuestionsScreen adminCode={adminCode} />}</AdminPage>
}
