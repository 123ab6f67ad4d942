/** What an entry of the history carries that opens the list of leads with a search: a name or an address stands in no address of a page. */
export const soughtLeads = (search: string): { soughtLeads: string } => ({ soughtLeads: search })

/** The search that an entry of the history carries; null where it carries none. */
export function readSoughtLeads(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('soughtLeads' in state)) return null
  return typeof state.soughtLeads === 'string' ? state.soughtLeads : null
}
