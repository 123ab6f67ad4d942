import type { Lead } from '@site/contracts/lead'
import { Button } from '@site/web/ui/button'
import { plural } from '@site/web/ui/plural'
import { useState } from 'react'
import { AdminFrame } from '../layout/admin-frame.tsx'
import { ConfirmDialog } from '../layout/confirm-dialog.tsx'
import { deleteLeadCopy, leadsCopy } from './content/leads.ts'
import { LeadFilters } from './lead-filters.tsx'
import { LeadList } from './lead-list.tsx'
import styles from './leads-screen.module.css'
import { LiveBadge } from './live-badge.tsx'
import { useLeadActions } from './use-lead-actions.ts'
import { useLeads } from './use-leads.ts'
import { useSettled } from './use-settled.ts'

/** Typing pauses before the list is asked for. Milliseconds. */
const SEARCH_PAUSE = 250

/** 'MAIL ENREGISTRÉS': filters, count, list, deletion and export. */
export function LeadsScreen({ adminCode }: { adminCode: string }) {
  const [filter, setFilter] = useState({ search: '', source: 'all' })
  const search = useSettled(filter.search, SEARCH_PAUSE)
  const { leads, problem, live, refetch } = useLeads(adminCode, { ...filter, search })
  const actions = useLeadActions(adminCode, refetch)
  const [doomed, setDoomed] = useState<Lead | null>(null)

  return (
    <AdminFrame title={leadsCopy.title} adminCode={adminCode} isWide aside={<LiveBadge status={live} />}>
      <div className={styles.bar}>
        <LeadFilters filter={filter} onChange={setFilter} />
        <p className={styles.count} role="status">
          {leads && plural(leads.length, leadsCopy.result)}
        </p>
        <Button variant="strong" icon="download" onClick={() => actions.exportCsv(leads ?? [])}>
          {leadsCopy.exportCsv}
        </Button>
      </div>
      <LeadList leads={leads} problem={problem} onCopy={actions.copy} onRemove={setDoomed} />
      <ConfirmDialog
        isOpen={doomed !== null}
        copy={deleteLeadCopy}
        onCancel={() => setDoomed(null)}
        onConfirm={async () => {
          if (doomed) await actions.remove(doomed)
          setDoomed(null)
        }}
      />
    </AdminFrame>
  )
}
