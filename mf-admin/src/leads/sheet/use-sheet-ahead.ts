import { usePlatform, useQueryClient } from '@site/web/platform'
import { READ_AHEAD } from '../../api/read-ahead.ts'
import { deliveriesQuery } from '../../deliveries/sent/use-deliveries.ts'
import { remindersQuery } from '../../deliveries/sent/use-reminders.ts'
import { personQuery } from '../../persons/data/use-person-search.ts'
import { threadQuery } from './conversation/use-thread.ts'
import { sheetQuery } from './data/use-sheet.ts'

/**
 * Asks for all that the sheet of a lead shows as it is about to be opened, so that the answers are on the way while the panel is drawn: its
 * sections, which come last, would each wait for the sheet, and then for an answer of their own (SHEET-25).
 */
export function useSheetAhead(adminCode: string): (leadId: number) => void {
  const { http } = usePlatform()
  const client = useQueryClient()
  return (leadId) => {
    void client.prefetchQuery(sheetQuery(http, adminCode, leadId))
    void client.prefetchQuery(threadQuery(http, adminCode, leadId))
    void client.prefetchQuery({ ...personQuery(http, adminCode, { leadId }), ...READ_AHEAD })
    void client.prefetchQuery({ ...deliveriesQuery(http, adminCode, { leadId }), ...READ_AHEAD })
    void client.prefetchQuery({ ...remindersQuery(http, adminCode, leadId), ...READ_AHEAD })
  }
}
