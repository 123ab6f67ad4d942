import { useNavigate, useSearchParams } from '@site/web/platform'
import { useEffect, useRef, useState } from 'react'

/** Parameter of the address that names the lead whose sheet is open (SHEET-2). */
export const LEAD_PARAMETER = 'lead'

/** The lead that an address names; null where it names none, or no number. */
export function readLeadId(parameters: URLSearchParams): number | null {
  const id = parameters.get(LEAD_PARAMETER) ?? ''
  return /^[1-9]\d{0,8}$/.test(id) ? Number(id) : null
}

/** The parameters of an address that names this lead, or none, beside what else it carries. */
export function writeLeadId(parameters: URLSearchParams, id: number | null): URLSearchParams {
  const written = new URLSearchParams(parameters)
  if (id === null) written.delete(LEAD_PARAMETER)
  else written.set(LEAD_PARAMETER, String(id))
  return written
}

/** Does the entry of the history that one is on name a lead? A screen that has much to draw hears of that later. */
const isInHistory = () => readLeadId(new URLSearchParams(window.location.search)) !== null

/**
 * Whose sheet is open, as the address says. A navigation takes its time, so the address only follows what is opened here, and says what
 * is open when something else changes it: the back button, a link. Opening makes an entry of the history, going on to the next lead does
 * not, so that the back button always leads to the list.
 */
export function useSheetAddress() {
  const navigate = useNavigate()
  const [parameters, setParameters] = useSearchParams()
  const said = readLeadId(parameters)
  const [leadId, setLeadId] = useState(said)
  const seen = useRef(said)
  /** The address of the list that the sheet was opened from, which is the entry before; null where it was not opened here. */
  const openedFrom = useRef<string | null>(null)
  const listAddress = String(writeLeadId(parameters, null))
  useEffect(() => {
    if (said === seen.current) return
    seen.current = said
    setLeadId(said)
    if (said === null) openedFrom.current = null
  }, [said])
  return {
    leadId,
    open(id: number): void {
      if (id === leadId) return
      if (leadId === null) openedFrom.current = listAddress
      setLeadId(id)
      setParameters(writeLeadId(parameters, id), { replace: isInHistory() })
    },
    close(): void {
      if (leadId === null) return
      setLeadId(null)
      if (isInHistory() && openedFrom.current === listAddress) navigate(-1)
      else setParameters(writeLeadId(parameters, null), { replace: true })
      openedFrom.current = null
    }
  }
}
