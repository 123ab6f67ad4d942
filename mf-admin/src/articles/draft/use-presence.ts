import { type Draft, PRESENCE } from '@site/contracts/articles/draft'
import { addressOf } from '@site/contracts/operations/calls/call'
import { draftCalls } from '@site/contracts/operations/calls/drafts'
import { callApi } from '@site/web/api/call-api'
import { HttpError, usePlatform } from '@site/web/platform'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLive } from '../../live/use-live.ts'

export type Others = Draft['others']

interface PresenceOptions {
  /** undefined as long as a new article has no draft. */
  articleId: number | undefined
  /** undefined as long as no draft is open. */
  draftId: number | undefined
  editor: string
  adminCode: string
  /** The draft is there no more. */
  onGone: (draftId: number) => void
}

/**
 * Says that this tab has an article open, with a draft or without, and who else has (DRAFT-8): at once when the live stream says that
 * somebody came or went, and with every sign of life. It ends with the form, and with the page.
 */
export function usePresence({ articleId, draftId, editor, adminCode, onGone }: PresenceOptions) {
  const { http } = usePlatform()
  const [others, setOthers] = useState<Others>([])
  const newest = useRef({ draftId, onGone })
  const tellAgain = useRef<(() => void) | null>(null)
  useLayoutEffect(() => {
    newest.current = { draftId, onGone }
  })
  const status = useLive(({ type, data }) => {
    if (type === 'site.presence-changed' && data.articleId === articleId) tellAgain.current?.()
  })
  // Who came or went while there was no stream was not announced to this tab.
  useEffect(() => {
    if (status === 'open') tellAgain.current?.()
  }, [status])
  useEffect(() => {
    setOthers([])
    if (articleId === undefined) return
    let asked = 0
    let isOver = false
    let isRefused = false
    const tell = async () => {
      const number = ++asked
      const draft = newest.current.draftId
      const body = { editor, open: true, adminCode }
      try {
        const answer = await (draft === undefined
          ? callApi(http, draftCalls.tellArticlePresence, { params: { id: articleId }, body })
          : callApi(http, draftCalls.tellPresence, { params: { id: draft }, body }))
        if (number === asked && !isOver) setOthers(answer.others)
      } catch (error) {
        const status = error instanceof HttpError ? error.status : 0
        if (status === 401 || status === 403) refuse()
        const isGone = status === 404 && draft !== undefined && newest.current.draftId === draft
        if (isGone && !isOver) newest.current.onGone(draft)
        else console.info('The server could not hear that the article is open', error)
      }
    }
    // Another code is another beginning.
    const refuse = () => {
      isRefused = true
      clearInterval(timer)
    }
    const leave = () => {
      if (isRefused) return
      const body = { editor, open: false, adminCode }
      http
        .sendJson('PUT', addressOf(draftCalls.tellArticlePresence, { id: articleId }), body, {
          keepalive: true
        })
        .catch((error: unknown) => console.info('The article stays open for a minute in others’ eyes', error))
    }
    const say = () => void tell()
    const timer = setInterval(say, PRESENCE.renewSeconds * 1000)
    say()
    tellAgain.current = say
    window.addEventListener('pagehide', leave)
    window.addEventListener('pageshow', say)
    return () => {
      isOver = true
      tellAgain.current = null
      clearInterval(timer)
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('pageshow', say)
      leave()
    }
  }, [http, articleId, editor, adminCode])
  return { others, setOthers }
}
