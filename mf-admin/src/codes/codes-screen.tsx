import { IssuedScreen } from '../issued/issued-screen.tsx'
import { codeKind } from './code-kind.ts'
import { useCodes } from './use-codes.ts'

/** /admin/codes: the named codes, a new one, a change of one and its end (ADMIN-18, ADMIN-25). */
export const CodesScreen = ({ adminCode }: { adminCode: string }) => (
  <IssuedScreen adminCode={adminCode} kind={codeKind} list={useCodes(adminCode)} />
)
