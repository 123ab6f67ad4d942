import type { ReactNode } from 'react'
import { Unauthorised } from '../access/unauthorised.tsx'
import { useAdminCode } from '../access/use-admin-code.ts'
import { Desk } from './desk.tsx'

interface AdminPageProps {
  /** What an address without a code shows (ADMIN-9). */
  withoutCode?: ReactNode
  /** The screen. */
  children: (adminCode: string) => ReactNode
}

/** An admin sub-page: its screen with the administration's frame around it, anew for another code. */
export function AdminPage({ withoutCode = <Unauthorised />, children }: AdminPageProps) {
  const adminCode = useAdminCode()
  if (!adminCode) return withoutCode
  return (
    <Desk key={adminCode} adminCode={adminCode}>
      {children(adminCode)}
    </Desk>
  )
}
