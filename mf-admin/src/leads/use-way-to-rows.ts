import { useEffect, useState } from 'react'

/**
 * Leads from the search to the rows once they are those of what was typed, which takes a moment (LEADS-45).
 *
 * @param isSettled are the rows those of what is typed?
 */
export function useWayToRows(isSettled: boolean, go: () => void) {
  const [isWanted, setWanted] = useState(false)
  useEffect(() => {
    if (!isWanted || !isSettled) return
    setWanted(false)
    go()
  })
  return { want: () => setWanted(true), giveUp: () => setWanted(false) }
}
