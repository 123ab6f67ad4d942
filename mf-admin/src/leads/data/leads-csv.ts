import type { Lead } from '@site/contracts/leads/lead'
import { clockInParis, dayInParis } from '@site/contracts/site/french-date'
import { defuse, toCsv } from '../../csv/csv.ts'
import { csvColumns } from '../content/leads.ts'

/**
 * The export (LEADS-24): twelve columns, UTF-8 with a byte order mark, every value quoted, quotes
 * doubled, rows ended by CRLF (RFC 4180), and nothing a spreadsheet would run.
 */
export function leadsToCsv(leads: Lead[]): string {
  return toCsv([csvColumns, ...leads.map(cellsOf)])
}

/** 'leads-2026-11-21.csv': the date in Paris. */
export function csvFileName(now: Date): string {
  return `leads-${dayInParis(now)}.csv`
}

/** The twelve cells of a lead. */
export function cellsOf(lead: Lead): string[] {
  const { nom, prenom, email, telephone, note, consent, pageUrl, utmSource, utmMedium, utmCampaign } = lead
  return [
    isoInParis(new Date(lead.timestamp)),
    lead.source,
    defuse(nom),
    defuse(prenom),
    defuse(email),
    phoneCell(telephone ?? ''),
    defuse(note),
    consent ? 'Oui' : 'Non',
    defuse(pageUrl ?? ''),
    defuse(utmSource ?? ''),
    defuse(utmMedium ?? ''),
    defuse(utmCampaign ?? '')
  ]
}

/**
 * A phone number with spaces: they keep a spreadsheet from reading 0612345678 as 612345678 and +33… as a sum, and a
 * person still reads a phone number. Spaces that were typed stay, unless they cut it in thousands. Anything else typed
 * there is defused like any text.
 */
function phoneCell(value: string): string {
  const typed = value.trim().replace(/\s+/g, ' ')
  if (/^\+?\d{1,4}( \d{1,4})+$/.test(typed) && !/^\+?\d{1,3}( \d{3})+$/.test(typed)) return typed
  const match = /^(\+33|\+)?(\d{5,15})$/.exec(value.replace(/[\s().-]/g, ''))
  if (!match) return defuse(value)
  const [, prefix = '', national = ''] = match
  const pairs = national.replace(/\B(?=(\d{2})+$)/g, ' ')
  return prefix === '+33' ? `+33 ${pairs}` : `${prefix}${pairs}`
}

/** '2026-11-21 17:10:05', in Paris: sorts as text, and every spreadsheet takes it for a date. */
export const isoInParis = (date: Date) => clockInParis(date).toISOString().slice(0, 19).replace('T', ' ')
