import type { Lead } from '@site/contracts/operations/lead'
import { Button, IconButton } from '@site/web/ui/forms/button'
import { plural } from '@site/web/ui/text/plural'
import { useCallback, useEffect, useRef, useState } from 'react'
import { AdminFrame } from '../layout/admin-frame.tsx'
import { ConfirmDialog } from '../layout/confirm-dialog.tsx'
import { useDesk } from '../layout/desk-store.ts'
import { deleteLeadCopy, leadsCopy, shortcutsCopy } from './content/leads.ts'
import { NEWEST_FIRST } from './data/lead-order.ts'
import { LeadFilters } from './lead-filters.tsx'
import styles from './leads-screen.module.css'
import { LeadList } from './list/lead-list.tsx'
import { describeLead } from './list/lead-parts.tsx'
import { LeadSheet } from './sheet/lead-sheet.tsx'
import { useSheetAddress } from './sheet/use-sheet-address.ts'
import { useLeadActions } from './use-lead-actions.ts'
import { useLeadView } from './use-lead-view.ts'
import { useLooks } from './use-looks.ts'
import { useShortcuts } from './use-shortcuts.ts'

const EVERYTHING = { search: '', source: 'all' }

/** 'MAIL ENREGISTRÉS': filters, count, list, deletion and export. */
export function LeadsScreen({ adminCode }: { adminCode: string }) {
  const [filter, setFilter] = useState(EVERYTHING)
  const view = useLeadView(adminCode, filter)
  const actions = useLeadActions(adminCode, view)
  const [leadToDelete, setLeadToDelete] = useState<Lead | null>(null)
  const desk = useDesk()
  const sheet = useSheetAddress()
  useLooks(view)
  const opening = useRef(sheet.open)
  useEffect(() => {
    opening.current = sheet.open
  })
  const open = useCallback((id: number) => opening.current(id), [])
  const searchBox = useRef<HTMLInputElement>(null)

  const showNewest = () => {
    setFilter(EVERYTHING)
    view.setOrder(NEWEST_FIRST)
    view.goToFirst()
  }
  /** Focus moves to the row that replaces the deleted one. */
  const removeAndMoveFocus = async (lead: Lead) => {
    const neighbour = view.neighbourOf(lead.id)
    const isGone = await actions.remove(lead)
    setLeadToDelete(null)
    if (!isGone) return
    if (sheet.leadId !== lead.id) view.goToLead(neighbour)
    else if (neighbour) sheet.open(neighbour.id)
    else sheet.close()
  }
  /** The focus goes back to the row that it came from. */
  const closeSheet = () => {
    sheet.close()
    view.goToLead(view.leadOf(sheet.leadId))
  }
  /** What a key of the list means: the lead of the open sheet, else the row with the focus. */
  const target = sheet.leadId === null ? view.currentLead : view.leadOf(sheet.leadId)
  const withCurrent = (run: (lead: Lead) => void) => () => {
    if (target) run(target)
  }
  const stepFrom = (by: 1 | -1) => {
    const beside = sheet.leadId === null ? null : view.besideOf(sheet.leadId, by)
    return beside && (() => sheet.open(beside.id))
  }
  const step = (by: 1 | -1) => {
    if (sheet.leadId === null) view.step(by)
    else stepFrom(by)?.()
  }
  useShortcuts({
    search: () => searchBox.current?.select(),
    next: () => step(1),
    previous: () => step(-1),
    copyEmail: withCurrent(({ email }) => void actions.copy(email)),
    copyPhone: withCurrent(({ telephone }) => telephone && void actions.copy(telephone)),
    remove: withCurrent(setLeadToDelete),
    exportCsv: () => void actions.exportCsv(),
    newest: showNewest
  })

  const tools = (
    <div className={styles.tools}>
      <IconButton
        className={styles.help}
        icon="keyboard"
        variant="quiet"
        label={shortcutsCopy.open}
        onClick={() => desk.open('keys')}
      />
      <Button variant="strong" size="small" icon="download" onClick={actions.exportCsv}>
        {leadsCopy.exportCsv}
      </Button>
    </div>
  )
  return (
    <AdminFrame title={leadsCopy.title} adminCode={adminCode} isWide isFilled aside={tools}>
      <div className={styles.bar}>
        <LeadFilters
          filter={filter}
          onChange={setFilter}
          order={view.order}
          onOrder={view.setOrder}
          searchBox={searchBox}
        />
        <div className={styles.figures}>
          <p className={styles.count} role="status">
            {view.leads && plural(view.total, leadsCopy.result)}
          </p>
          <div role="status">
            {(view.isOrderWaiting || (actions.isExporting && view.hasMore)) && (
              <p className={styles.waiting}>{leadsCopy.loadingAll}</p>
            )}
            {view.unseen.size > 0 && (
              <button type="button" className={styles.unseen} onClick={showNewest}>
                {leadsCopy.unseen(view.unseen.size)}
              </button>
            )}
          </div>
        </div>
      </div>
      <div className={styles.desk} data-open={sheet.leadId !== null || undefined}>
        <LeadList
          {...view}
          opened={sheet.leadId}
          onCopy={actions.copy}
          onRemove={setLeadToDelete}
          onOpen={open}
        />
        {sheet.leadId !== null && (
          <LeadSheet
            adminCode={adminCode}
            leadId={sheet.leadId}
            listed={view.leadOf(sheet.leadId)}
            onClose={closeSheet}
            onOpen={sheet.open}
            onPrevious={stepFrom(-1)}
            onNext={stepFrom(1)}
            onCopy={actions.copy}
          />
        )}
      </div>
      <ConfirmDialog
        isOpen={leadToDelete !== null}
        copy={deleteLeadCopy}
        subject={leadToDelete ? describeLead(leadToDelete) : undefined}
        onCancel={() => setLeadToDelete(null)}
        onConfirm={async () => {
          if (leadToDelete) await removeAndMoveFocus(leadToDelete)
        }}
      />
    </AdminFrame>
  )
}
