import type { Lead } from '@site/contracts/lead'
import { useIsMobile } from '@site/web/ui/use-is-mobile'
import { leadsCopy } from './content/leads.ts'
import { LeadCards } from './lead-cards.tsx'
import { LeadTable } from './lead-table.tsx'
import styles from './leads-screen.module.css'

export interface LeadListProps {
  /** undefined on the first load and after a change of filter. */
  leads: Lead[] | undefined
  problem: 'failed' | 'refused' | null
  onCopy: (text: string) => void
  onRemove: (lead: Lead) => void
}

/** The list and what went wrong with it: a table, or cards on a phone. */
export function LeadList(props: LeadListProps) {
  const isMobile = useIsMobile()
  const { leads, problem } = props
  return (
    <>
      <div role="alert">{problem && <Problem problem={problem} hasLeads={leads !== undefined} />}</div>
      {isMobile ? <LeadCards {...props} /> : <LeadTable {...props} />}
    </>
  )
}

function Problem({ problem, hasLeads }: { problem: 'failed' | 'refused'; hasLeads: boolean }) {
  const hint = hasLeads ? leadsCopy.staleHint : leadsCopy.failureHint
  return (
    <div className={styles.problem}>
      <p className={styles.failure} lang="en">
        {leadsCopy.failure}
      </p>
      <p>{problem === 'refused' ? leadsCopy.refusedHint : hint}</p>
    </div>
  )
}

/** The line that stands for the rows when there are none; null when there are, or when the alert says it all. */
export function emptyLine({ leads, problem }: Pick<LeadListProps, 'leads' | 'problem'>): string | null {
  if (!leads) return problem ? null : leadsCopy.loading
  return leads.length === 0 ? leadsCopy.empty : null
}
