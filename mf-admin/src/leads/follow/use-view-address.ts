import { DESK_VIEWS, type DeskView } from '@site/contracts/leads/desk'
import { useSearchParams } from '@site/web/platform'
import { useEffect, useRef, useState } from 'react'

const PARAMETER = 'view'

/** The saved view that an address names; « Tous » where it names none. */
export const readView = (parameters: URLSearchParams): DeskView =>
  DESK_VIEWS.find((view) => view === parameters.get(PARAMETER)) ?? 'tous'

/** The saved view, which the address holds: a reload and a copied link keep it. The address follows, as a navigation takes its time. */
export function useViewAddress() {
  const [parameters, setParameters] = useSearchParams()
  const said = readView(parameters)
  const [view, setView] = useState(said)
  const seen = useRef(said)
  useEffect(() => {
    if (said === seen.current) return
    seen.current = said
    setView(said)
  }, [said])
  return {
    view,
    choose(next: DeskView): void {
      setView(next)
      const written = new URLSearchParams(parameters)
      if (next === 'tous') written.delete(PARAMETER)
      else written.set(PARAMETER, next)
      setParameters(written, { replace: true })
    }
  }
}
