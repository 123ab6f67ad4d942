import { useLocation, useNavigate, usePlatform, useToast } from '@site/web/platform'
import { useEffect, useState } from 'react'
import { enterCode, unlessLeft } from '../../access/left-code.ts'
import { type CodeCheck, validateCode } from '../../access/validate-code.ts'
import { accessToasts } from './content/portal.ts'

/**
 * Not authenticated, then authenticated after the server accepted the code (ADMIN-4). A sub-page's way back brings its
 * code along in the history entry, not in the address: it is checked without asking the visitor.
 */
export function useAccess() {
  const { http } = usePlatform()
  const toast = useToast()
  const navigate = useNavigate()
  const broughtCode = unlessLeft(codeIn(useLocation().state))
  const [adminCode, setAdminCode] = useState<string | null>(null)
  const [refused, setRefused] = useState<string | null>(null)
  const [isChecking, setChecking] = useState(broughtCode !== null)

  useEffect(() => {
    if (broughtCode === null) return
    let isCurrent = true
    void validateCode(http, broughtCode).then(({ outcome }) => {
      if (!isCurrent) return
      setChecking(false)
      if (outcome === 'accepted') setAdminCode(broughtCode)
    })
    return () => {
      isCurrent = false
    }
  }, [http, broughtCode])

  const submit = async (code: string) => {
    if (code === '' || isChecking) return
    setChecking(true)
    const check = await validateCode(http, code)
    setChecking(false)
    toast.show(toastFor(check))
    if (check.outcome === 'accepted') {
      enterCode()
      setAdminCode(code)
    }
    if (check.outcome === 'refused') setRefused(code)
  }
  const leave = () => {
    setAdminCode(null)
    navigate('/admin', { replace: true, state: null })
  }

  return { adminCode, isChecking, refused, submit, leave }
}

function codeIn(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('adminCode' in state)) return null
  return typeof state.adminCode === 'string' ? state.adminCode : null
}

const toastFor = (check: CodeCheck) =>
  check.outcome === 'throttled' ? accessToasts.throttled(check.message) : accessToasts[check.outcome]
