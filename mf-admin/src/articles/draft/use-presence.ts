import { type Draft, PRESENCE } from '@site/contracts/articles/draft'
import { addressOf } from '@site/contracts/operations/calls/call'
import { draftCalls } from '@site/contracts/operations/calls/drafts'
import { callApi } from '@site/web/api/call-api'
import { HttpError, usePlatform } from '@site/web/platform'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'

export type Others = Draft['others']

interface PresenceOptions {
  /** undefined as long as no draft is open. */
  draftId: number | undefined
  editor: string
  adminCode: string
  /** The draft is there no more. */
  onGone: () => void
}

/** Says that this tab has a draft open, and who else has (DRAFT-8). It ends with the form, and with the page. */
export function usePresence({ draftId, editor, adminCode, onGone }: PresenceOptions) {
  const { http } = usePlatform()
  const [others, setOthers] = useState<Others>([])
  const gone = useRef(onGone)
  const open = useRef(draftId)
  useLayoutEffect(() => {
    open.current = draftId
  }, [draftId])
  useEffect(() => {
    gone.current = onGone
  })
  useEffect(() => {
    setOthers([])
    if (draftId === undefined) return
    let isOver = false
    const tell = async () => {
      try {
        const body = { editor, open: true, adminCode }
        const answer = await callApi(http, draftCalls.tellPresence, { params: { id: draftId }, body })
        if (!isOver) setOthers(answer.others)
      } catch (error) {
        if (!isOver && error instanceof HttpError && error.status === 404) gone.current()
        else console.info('The server could not hear that the draft is open', error)
      }
    }
    const leave = () => {
      const body = { editor, open: false, adminCode }
      const address = addressOf(draftCalls.tellPresence, { id: draftId })
      http
        .sendJson('PUT', address, body, { keepalive: true })
        .catch((error: unknown) => console.info('The draft stays open for a minute in others’ eyes', error))
    }
    void tell()
    const timer = setInterval(tell, PRESENCE.renewSeconds * 1000)
    window.addEventListener('pagehide', leave)
    return () => {
      isOver = true
      clearInterval(timer)
      window.removeEventListener('pagehide', leave)
      // A draft that has ended is open to nobody.
      if (open.current !== undefined) leave()
    }
  }, [http, draftId, editor, adminCode])
  return { others, setOthers }
}
