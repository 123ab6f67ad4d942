import type { Lead } from '@site/contracts/lead'
import { usePlatform, useToast } from '@site/web/platform'
import { leadToasts } from './content/leads.ts'
import { copyText } from './copy-text.ts'
import { downloadFile } from './download-file.ts'
import { csvFileName, leadsToCsv } from './leads-csv.ts'

/** What an administrator does with leads, each with its toast of SPEC §8. */
export function useLeadActions(adminCode: string, refetch: () => Promise<unknown>) {
  const { http } = usePlatform()
  const toast = useToast()
  return {
    async copy(text: string): Promise<void> {
      try {
        await copyText(text)
        toast.show(leadToasts.copied)
      } catch (error) {
        console.warn('The text could not be copied', error)
        toast.show(leadToasts.notCopied)
      }
    },
    exportCsv(leads: Lead[]): void {
      if (leads.length === 0) {
        toast.show(leadToasts.nothingToExport)
        return
      }
      downloadFile(csvFileName(new Date()), 'text/csv;charset=utf-8', leadsToCsv(leads))
      toast.show(leadToasts.exported)
    },
    async remove(lead: Lead): Promise<void> {
      try {
        await http.sendJson('DELETE', `/api/leads/${lead.id}`, { adminCode })
        toast.show(leadToasts.deleted)
        await refetch()
      } catch (error) {
        console.error('The lead could not be deleted', error)
        toast.show(leadToasts.notDeleted)
      }
    }
  }
}
export type LeadActions = ReturnType<typeof useLeadActions>
