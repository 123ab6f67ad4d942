import type { Lead } from '@site/contracts/leads/lead'
import type { LeadSheet as WholeLead } from '@site/contracts/operations/lead-sheet'
import { useQueryClient } from '@site/web/platform'
import { Button, IconButton } from '@site/web/ui/forms/button'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { AdminFrame } from '../layout/admin-frame.tsx'
import { ConfirmDialog } from '../layout/confirm-dialog.tsx'
import { useDesk } from '../layout/desk-store.ts'
import { Bulk } from './bulk/bulk.tsx'
import { useLateDeletion } from './bulk/use-late-deletion.ts'
import { useLeadSelection } from './bulk/use-lead-selection.ts'
import { deleteLeadCopy, leadsCopy, shortcutsCopy } from './content/leads.ts'
import { NEWEST_FIRST } from './data/lead-order.ts'
import { FollowContext } from './follow/follow-context.ts'
import { useDeskRows } from './follow/use-desk-rows.ts'
import { useDeskView } from './follow/use-desk-view.ts'
import { useViewAddress } from './follow/use-view-address.ts'
import { LeadBar } from './lead-bar.tsx'
import styles from './leads-screen.module.css'
import { LeadList } from './list/lead-list.tsx'
import { NONE } from './list/lead-list-props.ts'
import { describeLead } from './list/lead-parts.tsx'
import { isMissing, sheetKey } from './sheet/data/use-sheet.ts'
import { LeadSheet } from './sheet/lead-sheet.tsx'
import { useFocusAfterSheet } from './sheet/use-focus-after-sheet.ts'
import { useSheetAddress } from './sheet/use-sheet-address.ts'
import { useSheetAhead } from './sheet/use-sheet-ahead.ts'
import { useSteps } from './sheet/use-steps.ts'
import { useLeadActions } from './use-lead-actions.ts'
import { EVERYTHING, useLeadFilter } from './use-lead-filter.ts'
import { useLeadView } from './use-lead-view.ts'
import { useLooks } from './use-looks.ts'
import { useShortcuts } from './use-shortcuts.ts'
import { useWayToRows } from './use-way-to-rows.ts'

/** 'MAIL ENREGISTRÉS': filters, views, count, list, deletion and export, and beside the list the sheet of a lead. */
export function LeadsScreen({ adminCode }: { adminCode: string }) {
  const [filter, setFilter] = useLeadFilter()
  const saved = useViewAddress()
  const desk = useDeskView(adminCode, saved.view)
  const rows = useDeskRows(adminCode)
  const forget = useRef<(ids: readonly number[]) => void>(() => undefined)
  const deletion = useLateDeletion(adminCode, rows, (ids) => forget.current(ids))
  const view = useLeadView(adminCode, filter, desk.ids, deletion.hidden)
  const selection = useLeadSelection(view.leads ?? NONE)
  const actions = useLeadActions(adminCode, view, rows)
  const [leadToDelete, setLeadToDelete] = useState<Lead | null>(null)
  const frame = useDesk()
  const client = useQueryClient()
  const address = useSheetAddress()
  const readAhead = useSheetAhead(adminCode)
  const sheet = {
    ...address,
    open(id: number): void {
      readAhead(id)
      address.open(id)
    }
  }
  const steps = useSteps(view.leads ?? NONE, sheet.leadId)
  useLooks(view)
  useFocusAfterSheet(sheet.leadId, view)
  /** The row that had the focus last. */
  const lastRow = useRef<number | null>(null)
  useEffect(() => {
    if (view.current !== null) lastRow.current = view.current
  }, [view.current])
  const bulkBar = useRef<HTMLElement>(null)
  const searchBox = useRef<HTMLInputElement>(null)
  const opening = useRef(sheet.open)
  useEffect(() => {
    opening.current = sheet.open
    forget.current = (ids) => {
      for (const id of ids) view.forget(id)
      void view.refetch()
    }
  })
  const open = useCallback((id: number) => opening.current(id), [])

  const showNewest = () => {
    setFilter(EVERYTHING)
    if (saved.view !== 'tous') saved.choose('tous')
    view.setOrder(NEWEST_FIRST)
    view.goToFirst()
  }
  /** Focus moves to the row that replaces the deleted one; an open sheet goes on to its lead. */
  const removeAndMoveFocus = async (lead: Lead) => {
    const neighbour = view.neighbourOf(lead.id)
    const isGone = await actions.remove(lead)
    setLeadToDelete(null)
    if (!isGone) return
    if (sheet.leadId !== lead.id) view.goToLead(neighbour)
    else if (neighbour) sheet.open(neighbour.id)
    else sheet.close()
  }
  /** The focus goes back to the row that it came from, or to what stands in its place. */
  const closeSheet = () => {
    sheet.close()
    view.goToLead(view.leadOf(sheet.leadId) ?? steps.after ?? steps.before)
  }
  /** What stood at the focus is gone: it goes to the first of these leads that is listed, else to the list. */
  const goToOneOf = (ids: readonly number[]) => {
    const lead = ids.map(view.leadOf).find((one) => one !== undefined) ?? view.leads?.[0]
    if (lead) view.goToLead(lead)
    else document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
  }
  /** From the search to the row that had the focus, or to the first; who has gone on meanwhile stays there, as who finds nothing. */
  const wayToRows = useWayToRows(view.isSettled, () => {
    const isStillThere = document.activeElement === searchBox.current
    if (isStillThere && view.leads?.length) goToOneOf(lastRow.current === null ? [] : [lastRow.current])
  })
  /** What a key of the list means: the lead of the open sheet, listed or not, else the row with the focus. */
  const target = () => {
    if (sheet.leadId === null) return view.currentLead
    const whole = client.getQueryState<WholeLead>(sheetKey(adminCode, sheet.leadId))
    // Of a lead that somebody else has deleted nothing can be copied, nor deleted again.
    return isMissing(whole?.error) ? undefined : (view.leadOf(sheet.leadId) ?? whole?.data?.lead)
  }
  const withTarget = (run: (lead: Lead) => void) => () => {
    const lead = target()
    if (lead) run(lead)
  }
  const goOn = (lead: Lead | null) => lead && (() => sheet.open(lead.id))
  const step = (by: 1 | -1) => {
    if (sheet.leadId === null) view.step(by)
    else goOn(by === 1 ? steps.after : steps.before)?.()
  }
  useShortcuts(
    {
      search: () => searchBox.current?.select(),
      next: () => step(1),
      previous: () => step(-1),
      copyEmail: withTarget(({ email }) => void actions.copy(email)),
      copyPhone: withTarget(({ telephone }) => void actions.copyPhone(telephone)),
      remove: withTarget(setLeadToDelete),
      exportCsv: () => void actions.exportCsv(),
      exportFollowUp: () => void actions.exportFollowUp(),
      toBulk: () => bulkBar.current?.querySelector<HTMLElement>('button, select')?.focus(),
      select: withTarget(({ id }) => selection.select(id, false)),
      newest: showNewest
    },
    sheet.leadId !== null
  )

  const tools = (
    <div className={styles.tools}>
      <IconButton
        className={styles.help}
        icon="keyboard"
        variant="quiet"
        label={shortcutsCopy.open}
        onClick={() => frame.open('keys')}
      />
      <Button
        variant="quiet"
        size="small"
        icon="download"
        title={leadsCopy.exportFollowUpHint}
        onClick={() => actions.exportFollowUp()}
      >
        {leadsCopy.exportFollowUp}
      </Button>
      <Button
        variant="strong"
        size="small"
        icon="download"
        title={leadsCopy.exportCsvHint}
        onClick={() => actions.exportCsv()}
      >
        {leadsCopy.exportCsv}
      </Button>
    </div>
  )
  const { me, owners } = desk
  const follow = useMemo(() => ({ rows, me, owners }), [rows, me, owners])
  return (
    <FollowContext value={follow}>
      <AdminFrame
        title={leadsCopy.title}
        adminCode={adminCode}
        isWide
        isFilled
        aside={tools}
        beside={
          sheet.leadId !== null && (
            <LeadSheet
              adminCode={adminCode}
              leadId={sheet.leadId}
              listed={view.leadOf(sheet.leadId)}
              onClose={closeSheet}
              onOpen={sheet.open}
              onPrevious={goOn(steps.before)}
              onNext={goOn(steps.after)}
              onCopy={actions.copy}
            />
          )
        }
      >
        <LeadBar
          filter={filter}
          onFilter={(next) => {
            wayToRows.giveUp()
            setFilter(next)
          }}
          view={view}
          saved={saved}
          desk={desk}
          searchBox={searchBox}
          onLeaveSearch={wayToRows.want}
          isExporting={actions.isExporting}
          onNewest={showNewest}
        />
        <LeadList
          {...view}
          opened={sheet.leadId}
          selected={selection.ids}
          onCopy={actions.copy}
          onRemove={setLeadToDelete}
          onSelect={selection.select}
          onOpen={open}
        />
        <Bulk
          bar={bulkBar}
          adminCode={adminCode}
          rows={rows}
          selection={selection}
          deletion={deletion}
          hasGoneOn={leadToDelete !== null}
          listed={view.leads?.length ?? 0}
          onExport={(leads) => void actions.exportCsv(leads)}
          onExportFollowUp={(leads) => void actions.exportFollowUp(leads)}
          onBack={goToOneOf}
          onLeave={() =>
            goToOneOf([...(lastRow.current === null ? [] : [lastRow.current]), ...selection.ids])
          }
        />
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
    </FollowContext>
  )
}
