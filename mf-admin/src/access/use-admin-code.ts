import { useSearchParams } from '@site/web/platform'
import { unlessLeft } from './left-code.ts'

/** The code the address carries, as typed (it is never trimmed), or null when it carries none, or one that was left with. */
export function useAdminCode(): string | null {
  const [parameters] = useSearchParams()
  return unlessLeft(parameters.get('code') || null)
}
