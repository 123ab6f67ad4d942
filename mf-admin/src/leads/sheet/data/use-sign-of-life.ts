import { PRESENCE } from '@site/contracts/articles/draft'
import { addressOf } from '@site/contracts/operations/calls/call'
import { leadDeskCalls } from '@site/contracts/operations/calls/lead-desk'
import { usePlatform } from '@site/web/platform'
import { useEffect } from 'react'
import { EDITOR } from './use-sheet.ts'

/** Who goes on to the next lead sooner than this has not looked at it. Milliseconds. */
const LOOKED_AFTER = 300

/**
 * Says that this tab has a sheet open, again and again, and when it has it no more (SHEET-7). Who else does stands in the sheet, which the
 * live stream has read anew. A browser that dies is believed gone after PRESENCE.leaseSeconds.
 */
export function useSignOfLife(adminCode: string, leadId: number): void {
  const { http } = usePlatform()
  useEffect(() => {
    let isTold = false
    const tell = (open: boolean) => {
      isTold = open
      http
        .sendJson(
          'PUT',
          addressOf(leadDeskCalls.tellLeadPresence, { id: leadId }),
          { editor: EDITOR, open, adminCode },
          { keepalive: !open }
        )
        .catch((error: unknown) => console.info('The server could not hear who looks at the lead', error))
    }
    const come = () => tell(true)
    const leave = () => {
      if (isTold) tell(false)
    }
    const first = setTimeout(come, LOOKED_AFTER)
    const again = setInterval(come, PRESENCE.renewSeconds * 1000)
    window.addEventListener('pagehide', leave)
    window.addEventListener('pageshow', come)
    return () => {
      clearTimeout(first)
      clearInterval(again)
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('pageshow', come)
      leave()
    }
  }, [http, adminCode, leadId])
}
