import { type CodeScope, mayDo } from '@site/contracts/access/codes'
import type { ReactNode } from 'react'
import { AdminFrame } from '../layout/admin-frame.tsx'
import { accessCopy } from './content/access.ts'
import styles from './unauthorised.module.css'
import { useRights } from './use-rights.ts'

interface WithScopeProps {
  adminCode: string
  scope: CodeScope
  children: ReactNode
}

/** Shows a page of the administration to a code that has the scope for it, and to any other a sentence (ADMIN-18). */
export function WithScope({ adminCode, scope, children }: WithScopeProps) {
  const rights = useRights(adminCode)
  if (rights === undefined) return <p className={styles.page}>{accessCopy.checking}</p>
  if (rights === null || mayDo(rights.scopes, [scope])) return children
  return (
    <AdminFrame title={accessCopy.scopeMissing} adminCode={adminCode}>
      <p>{accessCopy.scopeMissingHint}</p>
    </AdminFrame>
  )
}
