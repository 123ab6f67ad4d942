import type { Lead } from '@site/contracts/leads/lead'
import { leadsCopy } from '../content/leads.ts'
import type { LeadOrder } from '../data/lead-order.ts'

export interface LeadListProps {
  /** As far as they are loaded; undefined on the first load and after a change of filter. */
  leads: Lead[] | undefined
  /** Leads that match, loaded or not. */
  total: number
  hasMore: boolean
  problem: 'failed' | 'refused' | null
  order: LeadOrder
  /** Leads that came and were not looked at yet. */
  unseen: ReadonlySet<number>
  /** Id of the lead whose row has the focus. */
  current: number | null
  /** Id of the lead whose sheet is open. */
  opened: number | null
  /** Row to bring the focus to; another object each time. */
  goTo: { id: number } | null
  onOrder: (order: LeadOrder) => void
  onCurrent: (id: number | null) => void
  onCopy: (text: string) => void
  onRemove: (lead: Lead) => void
  /** Ids of the leads that are selected. */
  selected: ReadonlySet<number>
  /** Selects a lead or not, with `isRange` all from the one pressed before; always the same function. */
  onSelect: (id: number, isRange: boolean) => void
  /** Opens the sheet of a lead; always the same function. */
  onOpen: (id: number) => void
  onMore: () => void
  /** Are the first rows on the screen? */
  onTop: (isAtTop: boolean) => void
}

/** The line that stands for the rows when there are none; null when there are, or when the alert says it all. */
export function emptyLine({ leads, problem }: Pick<LeadListProps, 'leads' | 'problem'>): string | null {
  if (!leads) return problem ? null : leadsCopy.loading
  return leads.length === 0 ? leadsCopy.empty : null
}

/** What is pressed for its own sake: a press on it does not open the row. */
const CONTROLS = 'a, button, input, label, select'

/** Does a press on a row, or a card, mean the row itself? Not where text is being selected. */
export function isRowPress({ target }: { target: EventTarget }): boolean {
  if (target instanceof Element && target.closest(CONTROLS)) return false
  return window.getSelection()?.isCollapsed ?? true
}

/** Index of a lead among those loaded, or -1. */
export const indexOfLead = (leads: Lead[], id: number | null): number =>
  id === null ? -1 : leads.findIndex((lead) => lead.id === id)

/** An empty list of leads; always the same array, so that hooks see no change. */
export const NONE: Lead[] = []
