import { useLocation, useNavigate, useSearchParams } from '@site/web/platform'
import { useEffect, useRef, useState } from 'react'
import { readLeadId, writeLeadId } from '../../access/lead-parameter.ts'

/** Does the entry of the history that one is on name a lead? A screen that has much to draw hears of that later. */
const isInHistory = () => readLeadId(new URLSearchParams(window.location.search)) !== null

/**
 * Whose sheet is open, as the address says. A navigation takes its time, so the address only follows what is opened here, and says what
 * is open when something else changes it: the back button, a link. Opening makes an entry of the history, going on to the next lead does
 * not, so that the back button always leads to the list. Keys may be faster than the address: an entry that comes after its sheet was
 * closed is left again, and what is opened on the way back to the list gets its entry there.
 */
export function useSheetAddress() {
  const navigate = useNavigate()
  const [parameters, setParameters] = useSearchParams()
  const said = readLeadId(parameters)
  const listAddress = String(writeLeadId(parameters, null))
  /** Which opening of this screen gave the entry its address; undefined where none did. */
  const opening = (useLocation().state as { opening?: number } | null)?.opening
  const [leadId, setLeadId] = useState(said)
  const wanted = useRef(said)
  const openings = useRef(0)
  /** The opening whose address has not come yet. */
  const awaited = useRef<number | null>(null)
  const isOnWayBack = useRef(false)
  /** The address of the list that the sheet was opened from, which is the entry before; null where it was not opened here. */
  const openedFrom = useRef<string | null>(null)

  const want = (id: number | null) => {
    wanted.current = id
    setLeadId(id)
  }
  const addEntry = (id: number) => {
    const replace = isInHistory()
    if (!replace) openedFrom.current = listAddress
    openings.current += 1
    awaited.current = openings.current
    setParameters(writeLeadId(parameters, id), { replace, state: { opening: openings.current } })
  }
  const leaveEntry = () => {
    isOnWayBack.current = isInHistory() && openedFrom.current === listAddress
    openedFrom.current = null
    if (isOnWayBack.current) navigate(-1)
    else setParameters(writeLeadId(parameters, null), { replace: true })
  }
  const follow = useRef<() => void>(() => undefined)
  useEffect(() => {
    follow.current = () => {
      const isAwaited = opening !== undefined && opening === awaited.current
      if (awaited.current !== null && opening !== undefined && !isAwaited) return
      awaited.current = null
      if (isAwaited) {
        if (wanted.current === null && !isOnWayBack.current) leaveEntry()
      } else if (said === null && isOnWayBack.current) {
        isOnWayBack.current = false
        if (wanted.current !== null) addEntry(wanted.current)
      } else {
        want(said)
        if (said === null) openedFrom.current = null
      }
    }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address
  useEffect(() => follow.current(), [said, opening])
  return {
    leadId,
    open(id: number): void {
      if (id === wanted.current) return
      want(id)
      if (!isOnWayBack.current) addEntry(id)
    },
    close(): void {
      if (wanted.current === null) return
      want(null)
      const isOnWayThere = said === null && awaited.current !== null
      if (!isOnWayBack.current && !isOnWayThere) leaveEntry()
    }
  }
}
