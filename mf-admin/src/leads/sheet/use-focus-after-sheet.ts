import type { Lead } from '@site/contracts/leads/lead'
import { useEffect, useRef } from 'react'

/**
 * Once a sheet is closed, by whatever means, the focus is on the row of its lead (SHEET-2, SHEET-19), or on the content where the row is not
 * loaded.
 *
 * @param leadId whose sheet is open; null: none
 */
export function useFocusAfterSheet(
  leadId: number | null,
  view: { leadOf: (id: number) => Lead | undefined; goToLead: (lead: Lead) => void }
): void {
  const opened = useRef(leadId)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each sheet that is opened or closed
  useEffect(() => {
    const closed = opened.current
    opened.current = leadId
    if (leadId !== null || closed === null) return
    const lead = view.leadOf(closed)
    if (lead) view.goToLead(lead)
    else if (document.activeElement === document.body)
      document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
  }, [leadId])
}
