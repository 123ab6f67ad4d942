import { DESK_VIEWS, type DeskView } from '@site/contracts/leads/desk'
import { useLocation, useSearchParams } from '@site/web/platform'
import { useEffect, useRef, useState } from 'react'
import { readLeadId } from '../../access/lead-parameter.ts'
import { readSoughtLeads } from '../../layout/sought-leads.ts'

const PARAMETER = 'view'

/** The saved view that an address names; « Tous » where it names none. */
export const readView = (parameters: URLSearchParams): DeskView =>
  DESK_VIEWS.find((view) => view === parameters.get(PARAMETER)) ?? 'tous'

/** The view that was chosen last, for as long as the page is. */
let last: DeskView = 'tous'

/** The view of a list that one comes to: the one that was chosen before, unless the address names a view or a lead, or a search is brought along. */
export const viewToOpen = (parameters: URLSearchParams, isSought: boolean, before: DeskView): DeskView =>
  parameters.has(PARAMETER) || isSought || readLeadId(parameters) !== null ? readView(parameters) : before

/** The saved view, which the address holds: a reload and a copied link keep it. The address follows, as a navigation takes its time. */
export function useViewAddress() {
  const [parameters, setParameters] = useSearchParams()
  const { state } = useLocation()
  const said = readView(parameters)
  const [view, setView] = useState(() => viewToOpen(parameters, readSoughtLeads(state) !== null, last))
  const seen = useRef(said)
  const write = (next: DeskView) => {
    const written = new URLSearchParams(parameters)
    if (next === 'tous') written.delete(PARAMETER)
    else written.set(PARAMETER, next)
    setParameters(written, { replace: true })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the view that one comes back to
  useEffect(() => {
    if (view !== said) write(view)
  }, [])
  useEffect(() => {
    if (said === seen.current) return
    seen.current = said
    setView(said)
  }, [said])
  useEffect(() => {
    last = view
  }, [view])
  return {
    view,
    choose(next: DeskView): void {
      setView(next)
      write(next)
    }
  }
}
