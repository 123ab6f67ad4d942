import { leadDeskCalls } from '@site/contracts/operations/calls/lead-desk'
import { callApi } from '@site/web/api/call-api'
import { usePlatform } from '@site/web/platform'
import { useEffect, useRef, useState } from 'react'
import { startSignsOfLife } from '../../live/signs-of-life.ts'
import { useLive } from '../../live/use-live.ts'
import { isBlank, useDraft } from './conversation/draft/use-draft.ts'
import { EDITOR } from './data/use-sheet.ts'

/** Who goes on to the next lead sooner than this has not looked at it. Milliseconds. */
const LOOKED_AFTER = 300

/** Who has typed nothing for so long is not writing any more. Milliseconds. */
const WRITES_FOR = 60_000

/**
 * Says that this tab has a sheet open, again and again, whether an answer is being written in it (DESK-19), and when it has it no more
 * (SHEET-7). Who else does stands in the sheet, which the live stream has read anew. A browser that dies is believed gone after
 * PRESENCE.leaseSeconds. Of a lead that is gone nothing is said. For one lead: it is drawn anew for another.
 */
export function SignOfLife({ adminCode, leadId, isGone }: SignOfLifeProps): null {
  const { http } = usePlatform()
  const isRefused = useLive(() => undefined) === 'refused'
  const isWriting = useIsWriting(leadId)
  const said = useRef(isWriting)
  const signs = useRef<{ say: () => void }>(null)
  useEffect(() => {
    if (isRefused || isGone) return
    const { say, stop } = startSignsOfLife({
      editor: EDITOR,
      send: (sign, init) =>
        callApi(http, leadDeskCalls.tellLeadPresence, {
          ...{ params: { id: leadId }, body: { ...sign, isWriting: said.current, adminCode } },
          ...init
        }),
      onAnswer: () => undefined,
      onError: (error) => console.info('The server could not hear who looks at the lead', error),
      firstAfterMs: LOOKED_AFTER
    })
    signs.current = { say }
    return () => {
      signs.current = null
      stop()
    }
  }, [http, adminCode, leadId, isRefused, isGone])
  useEffect(() => {
    if (said.current === isWriting) return
    said.current = isWriting
    signs.current?.say()
  }, [isWriting])
  return null
}

interface SignOfLifeProps {
  adminCode: string
  leadId: number
  isGone: boolean
}

/** Was something typed just now in the answer that is open? One that is come back to is not being written until then. */
function useIsWriting(leadId: number): boolean {
  const { draft } = useDraft(leadId)
  const written = draft.isOpen && !isBlank(draft) ? `${draft.subject}\n${draft.text}` : null
  const [rested, setRested] = useState(written)
  useEffect(() => {
    const timer = setTimeout(() => setRested(written), WRITES_FOR)
    return () => clearTimeout(timer)
  }, [written])
  return written !== null && written !== rested
}
