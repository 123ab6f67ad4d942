import type { LeadDesk } from '@site/contracts/leads/desk'
import type { Lead } from '@site/contracts/leads/lead'
import { dayInParis } from '@site/contracts/site/french-date'
import { defuse, toCsv } from '../../csv/csv.ts'
import { csvColumns, followUpColumns, sayOutcome } from '../content/leads.ts'
import { statusLabels } from '../content/status.ts'
import { cellsOf, isoInParis } from './leads-csv.ts'

/** The second export (LEADS-42): the cells of the first, then where each lead stands; empty for a lead that was deleted meanwhile. */
export function followUpToCsv(leads: readonly Lead[], desks: readonly LeadDesk[]): string {
  const byLead = new Map(desks.map((desk) => [desk.leadId, desk]))
  const rows = leads.map((lead) => [...cellsOf(lead), ...followUpCells(lead, byLead.get(lead.id))])
  return toCsv([[...csvColumns, ...followUpColumns], ...rows])
}

/** 'suivi-2026-11-21.csv': the date in Paris. */
export const followUpFileName = (now: Date): string => `suivi-${dayInParis(now)}.csv`

const dateCell = (iso: string | null | undefined) => (iso ? isoInParis(new Date(iso)) : '')

const followUpCells = (lead: Lead, desk: LeadDesk | undefined): string[] => [
  desk ? statusLabels[desk.status] : '',
  defuse(desk?.owner ?? ''),
  dateCell(desk?.callbackAt),
  dateCell(desk?.contactedAt),
  defuse(lead.origin ?? ''),
  desk ? defuse(sayOutcome(desk)) : '',
  defuse(lead.question ?? '')
]
