import type { Lead } from '@site/contracts/leads/lead'
import type { LeadPage } from './lead-reader.ts'

/** The beginning of the list that the browser holds: `nextCursor` is where it stops, null when it is whole. */
export type LoadedLeads = LeadPage

/** The list with the page that begins at its end. */
export function appendPage(list: LoadedLeads, page: LeadPage): LoadedLeads {
  const known = new Set(list.leads.map(({ id }) => id))
  const added = page.leads.filter(({ id }) => !known.has(id))
  return { leads: [...list.leads, ...added], total: page.total, nextCursor: page.nextCursor }
}

/**
 * The list after its first page was read again: the new page, then what was loaded behind it. Null when the page does not
 * tell what became of that rest: it does not reach into the list any more, or the count changed by more than it shows (a
 * lead further down is gone, say). Leads that are as before stay the same objects.
 */
export function renewFirstPage(list: LoadedLeads, first: LeadPage): LoadedLeads | null {
  const kept = keepIdentity(list.leads, first.leads)
  const lastOfFirst = kept.at(-1)
  if (first.nextCursor === null || !lastOfFirst) return { ...first, leads: kept }
  const place = list.leads.findIndex(({ id }) => id === lastOfFirst.id)
  if (place === -1) return null
  if (list.total + kept.length - (place + 1) !== first.total) return null
  return {
    leads: [...kept, ...list.leads.slice(place + 1)],
    total: first.total,
    nextCursor: place + 1 === list.leads.length ? first.nextCursor : list.nextCursor
  }
}

/** The list without a lead that was deleted. */
export function withoutLead(list: LoadedLeads, id: number): LoadedLeads {
  const leads = list.leads.filter((lead) => lead.id !== id)
  return { ...list, leads, total: list.total - (list.leads.length - leads.length) }
}

/** `now`, with the objects of `before` where nothing changed: a row is drawn again only when its lead is another. */
export function keepIdentity(before: Lead[], now: Lead[]): Lead[] {
  const known = new Map(before.map((lead) => [lead.id, lead]))
  return now.map((lead) => {
    const old = known.get(lead.id)
    return old && isSame(old, lead) ? old : lead
  })
}

const isSame = (one: Lead, other: Lead) =>
  (Object.keys(one) as (keyof Lead)[]).every((field) => one[field] === other[field])
