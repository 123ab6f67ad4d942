import type { LeadSheet } from '@site/contracts/operations/lead-sheet'

/** What a section of a sheet is given (sections.ts). */
export interface SectionProps {
  adminCode: string
  leadId: number
  /** As it was read last; another object after each change. */
  sheet: LeadSheet
  /** Opens the sheet of another lead in the place of this one. */
  onOpen: (leadId: number) => void
}
