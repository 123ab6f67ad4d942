import type { Lead } from '@site/contracts/leads/lead'
import { leadCalls } from '@site/contracts/operations/calls/leads'
import { callApi } from '@site/web/api/call-api'
import { usePlatform, useToast } from '@site/web/platform'
import { useRef, useState } from 'react'
import { logFailure } from '../api/log-failure.ts'
import { leadToasts } from './content/leads.ts'
import { copyText } from './data/copy-text.ts'
import { downloadFile } from './data/download-file.ts'
import { followUpFileName, followUpToCsv } from './data/follow-up-csv.ts'
import { csvFileName, leadsToCsv } from './data/leads-csv.ts'
import type { DeskRows } from './follow/desk-rows.ts'
import type { LeadView } from './use-lead-view.ts'

/** What an administrator does with leads, each with its toast (LEADS-20 to LEADS-26). */
export function useLeadActions(adminCode: string, view: LeadView, rows: DeskRows) {
  const { http } = usePlatform()
  const toast = useToast()
  const isBusy = useRef(false)
  const [isExporting, setExporting] = useState(false)
  /** Exports every lead that matches, loaded or not (LEADS-37), in the order of the screen; or some of them. */
  const exportFile = async (
    some: readonly Lead[] | undefined,
    nameOf: (now: Date) => string,
    textOf: (leads: Lead[]) => string | Promise<string>
  ): Promise<void> => {
    if (isBusy.current) return
    isBusy.current = true
    setExporting(true)
    try {
      const leads = some ? [...some] : await view.loadOrdered()
      if (leads.length === 0) {
        toast.show(leadToasts.nothingToExport)
        return
      }
      downloadFile(nameOf(new Date()), 'text/csv;charset=utf-8', await textOf(leads))
      toast.show(leadToasts.exported)
      // The file is created in the browser, so the service must be told of the export to log it.
      callApi(http, leadCalls.noteAccess, { body: { adminCode, action: 'leads-exported' } }).catch(
        (error: unknown) => console.warn('The export could not be recorded', error)
      )
    } catch (error) {
      logFailure('The leads could not be exported', error)
      toast.show(leadToasts.notExported)
    } finally {
      isBusy.current = false
      setExporting(false)
    }
  }
  /** Answers whether it was copied. */
  const copy = async (text: string): Promise<boolean> => {
    try {
      await copyText(text)
      toast.show(leadToasts.copied)
      return true
    } catch (error) {
      console.warn('The text could not be copied', error)
      toast.show(leadToasts.notCopied)
      return false
    }
  }
  return {
    isExporting,
    copy,
    /** Copies a telephone number, or says that there is none. */
    async copyPhone(telephone: string | null): Promise<void> {
      if (telephone) await copy(telephone)
      else toast.show(leadToasts.noPhone)
    },
    exportCsv: (some?: readonly Lead[]) => exportFile(some, csvFileName, leadsToCsv),
    /** The same with where each lead stands by now (LEADS-42). */
    exportFollowUp: (some?: readonly Lead[]) =>
      exportFile(some, followUpFileName, async (leads) =>
        followUpToCsv(
          leads,
          await rows.of(
            leads.map(({ id }) => id),
            { isAsked: true }
          )
        )
      ),
    /** Deletes a lead, and reads the list again. False when it could not be deleted. */
    async remove(lead: Lead): Promise<boolean> {
      try {
        await callApi(http, leadCalls.deleteLead, { params: { id: lead.id }, body: { adminCode } })
      } catch (error) {
        logFailure('The lead could not be deleted', error)
        toast.show(leadToasts.notDeleted)
        return false
      }
      toast.show(leadToasts.deleted)
      view.forget(lead.id)
      await view.refetch()
      return true
    }
  }
}
export type LeadActions = ReturnType<typeof useLeadActions>
