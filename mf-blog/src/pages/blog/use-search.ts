import { useLocation, useNavigate } from '@site/web/platform'
import { useCallback, useEffect, useRef, useState } from 'react'
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
  const shown = useRef(here)
  /** Where the typing leads: the last address is where it goes, and the page may still come by those before it. */
  const underWay = useRef<string[]>([])

  useEffect(() => {
    const isOwn = underWay.current.includes(here)
    if (!isOwn || underWay.current.at(-1) === here) underWay.current = []
    if (!isOwn && shown.current !== here) type(q)
    shown.current = here
  }, [here, q])

  const sought = soughtIn(typed)
  const seek = useCallback(() => {
    if (sought === q) return
    underWay.current.push(`/blog ${sought}`)
    void navigate(listPath(undefined, 1, sought), { replace: q !== '', preventScrollReset: true })
  }, [navigate, q, sought])

  useEffect(() => {
    const timer = setTimeout(seek, PAUSE)
    return () => clearTimeout(timer)
  }, [seek])

  return { typed, type, seek }
}
