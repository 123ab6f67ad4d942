import { useIsMobile } from '@site/web/ui/use-is-mobile'
import { RefusedCode } from '../../access/refused-code.tsx'
import { leadsCopy } from '../content/leads.ts'
import styles from '../leads-screen.module.css'
import { LeadCards } from './lead-cards.tsx'
import type { LeadListProps } from './lead-list-props.ts'
import { LeadTable } from './lead-table.tsx'

/** The list and what went wrong with it: a table, or cards on a phone. */
export function LeadList(props: LeadListProps) {
  const isMobile = useIsMobile()
  const { leads, problem } = props
  return (
    <div className={styles.list}>
      <div role="alert">{problem && <Problem problem={problem} hasLeads={leads !== undefined} />}</div>
      {isMobile ? <LeadCards {...props} /> : <LeadTable {...props} />}
    </div>
  )
}

function Problem({ problem, hasLeads }: { problem: 'failed' | 'refused'; hasLeads: boolean }) {
  const hint = hasLeads ? leadsCopy.staleHint : leadsCopy.failureHint
  return (
    <div className={styles.problem}>
      <p className={styles.failure} lang="en">
        {leadsCopy.failure}
      </p>
      <p>{problem === 'refused' ? <RefusedCode /> : hint}</p>
    </div>
  )
}
