import type { Lead } from '@site/contracts/lead'
import { leadsCopy } from './content/leads.ts'

export interface LeadListProps {
  /** undefined on the first load and after a change of filter. */
  leads: Lead[] | undefined
  problem: 'failed' | 'refused' | null
  onCopy: (text: string) => void
  onRemove: (lead: Lead) => void
}

/** The line that stands for the rows when there are none; null when there are, or when the alert says it all. */
export function emptyLine({ leads, problem }: Pick<LeadListProps, 'leads' | 'problem'>): string | null {
  if (!leads) return problem ? null : leadsCopy.loading
  return leads.length === 0 ? leadsCopy.empty : null
}
