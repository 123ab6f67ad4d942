import { useSearchParams } from '@site/web/platform'

/** The code the address carries, as typed (it is never trimmed), or null when it carries none. */
export function useAdminCode(): string | null {
  const [parameters] = useSearchParams()
  return parameters.get('code') || null
}
