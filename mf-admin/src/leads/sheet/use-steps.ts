import type { Lead } from '@site/contracts/leads/lead'
import { useEffect, useRef } from 'react'
import { indexOfLead } from '../list/lead-list-props.ts'

/**
 * The leads above and below the one whose sheet is open. A lead that has left the list (it is no more « à traiter », say) keeps its place
 * for as long as its sheet is open: the next one is the one that stands there now.
 */
export function useSteps(leads: Lead[], leadId: number | null) {
  const index = indexOfLead(leads, leadId)
  const last = useRef<{ id: number; index: number } | null>(null)
  useEffect(() => {
    if (leadId !== null && index >= 0) last.current = { id: leadId, index }
  })
  const left = last.current?.id === leadId ? last.current?.index : undefined
  return stepsFrom(leads, index >= 0 ? index : left === undefined ? null : left - 0.5)
}

/** @param place an index, or between two where the lead itself is not listed; null: nowhere */
export function stepsFrom(leads: Lead[], place: number | null): { before: Lead | null; after: Lead | null } {
  if (place === null) return { before: null, after: null }
  return { before: leads[Math.ceil(place) - 1] ?? null, after: leads[Math.floor(place) + 1] ?? null }
}
