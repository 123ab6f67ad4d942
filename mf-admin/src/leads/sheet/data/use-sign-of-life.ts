import { leadDeskCalls } from '@site/contracts/operations/calls/lead-desk'
import { callApi } from '@site/web/api/call-api'
import { usePlatform } from '@site/web/platform'
import { useEffect } from 'react'
import { startSignsOfLife } from '../../../live/signs-of-life.ts'
import { useLive } from '../../../live/use-live.ts'
import { EDITOR } from './use-sheet.ts'

/** Who goes on to the next lead sooner than this has not looked at it. Milliseconds. */
const LOOKED_AFTER = 300

/**
 * Says that this tab has a sheet open, again and again, and when it has it no more (SHEET-7). Who else does stands in the sheet, which the
 * live stream has read anew. A browser that dies is believed gone after PRESENCE.leaseSeconds. Of a lead that is gone nothing is said.
 */
export function useSignOfLife(adminCode: string, leadId: number, isGone: boolean): void {
  const { http } = usePlatform()
  const isRefused = useLive(() => undefined) === 'refused'
  useEffect(() => {
    if (isRefused || isGone) return
    const { stop } = startSignsOfLife({
      editor: EDITOR,
      send: (sign, init) =>
        callApi(http, leadDeskCalls.tellLeadPresence, {
          ...{ params: { id: leadId }, body: { ...sign, adminCode } },
          ...init
        }),
      onAnswer: () => undefined,
      onError: (error) => console.info('The server could not hear who looks at the lead', error),
      firstAfterMs: LOOKED_AFTER
    })
    return stop
  }, [http, adminCode, leadId, isRefused, isGone])
}
