import { useLocation, useNavigate } from '@site/web/platform'
import { createOwnValue } from '@site/web/ui/forms/own-value'
import { useCallback, useEffect, useState } from 'react'
import { listPath } from '../../articles/list-path.ts'
import { soughtIn } from '../../articles/load-pages.ts'

export interface Search {
  typed: string
  type: (typed: string) => void
  /** Looks for what is typed at once. */
  seek: () => void
}

/** How long nothing has been typed before it is looked for. Milliseconds. */
const PAUSE = 250

/**
 * What stands in the field of the search. The address says what is looked for (`q`), and follows the typing: the first word adds an entry to the
 * history, the next ones replace it. An address that somebody else has set, a link or the back button, sets the field.
 *
 * @param asked what the address asked for, whole
 */
export function useSearch(asked: string, q: string): Search {
  const navigate = useNavigate()
  const here = `${useLocation().pathname} ${q}`
  const [typed, type] = useState(asked)
  // The page may still come by an address that was typed before the last one.
  const [own] = useState(() => createOwnValue(here))

  useEffect(() => {
    if (own.isOther(here)) type(q)
  }, [own, here, q])

  const sought = soughtIn(typed)
  const seek = useCallback(() => {
    if (sought === q) return
    own.write(`/blog ${sought}`)
    void navigate(listPath(undefined, 1, sought), { replace: q !== '', preventScrollReset: true })
  }, [own, navigate, q, sought])

  useEffect(() => {
    const timer = setTimeout(seek, PAUSE)
    return () => clearTimeout(timer)
  }, [seek])

  return { typed, type, seek }
}
