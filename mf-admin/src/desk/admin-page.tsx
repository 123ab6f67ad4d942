import type { CodeScope } from '@site/contracts/access/codes'
import type { ReactNode } from 'react'
import { Unauthorised } from '../access/unauthorised.tsx'
import { useAdminCode } from '../access/use-admin-code.ts'
import { WithScope } from '../access/with-scope.tsx'
import { Desk } from './desk.tsx'

interface AdminPageProps {
  /** What a code must open to be shown the screen (ADMIN-18). */
  scope: CodeScope
  /** What an address without a code shows (ADMIN-9). */
  withoutCode?: ReactNode
  /** The screen. */
  children: (adminCode: string) => ReactNode
}

/** An admin sub-page: its screen with the administration's frame around it, anew for another code. */
export function AdminPage({ scope, withoutCode = <Unauthorised />, children }: AdminPageProps) {
  const adminCode = useAdminCode()
  if (!adminCode) return withoutCode
  return (
    <Desk key={adminCode} adminCode={adminCode}>
      <WithScope adminCode={adminCode} scope={scope}>
        {children(adminCode)}
      </WithScope>
    </Desk>
  )
}
