import type { Draft } from '@site/contracts/articles/draft'
import { draftCalls } from '@site/contracts/operations/calls/drafts'
import { callApi } from '@site/web/api/call-api'
import { HttpError, usePlatform } from '@site/web/platform'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type Editor, startSignsOfLife } from '../../live/signs-of-life.ts'
import { useLive } from '../../live/use-live.ts'

export type Others = Draft['others']

interface PresenceOptions {
  /** undefined as long as a new article has no draft. */
  articleId: number | undefined
  /** undefined as long as no draft is open. */
  draftId: number | undefined
  editor: Editor
  adminCode: string
  /** The draft is there no more. */
  onGone: (draftId: number) => void
}

/**
 * Says that this tab has an article open, with a draft or without, and who else has (DRAFT-8): at once when the live stream says that
 * somebody came or went, and with every sign of life. It ends with the form, with the page, and when the live stream says that the code is
 * refused.
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
  const isRefused = status === 'refused'
  useEffect(() => {
    setOthers([])
    // Another code is another beginning.
    if (articleId === undefined || isRefused) return
    let draft: number | undefined
    const signs = startSignsOfLife({
      editor,
      send(sign, init) {
        const body = { ...sign, adminCode }
        draft = sign.open ? newest.current.draftId : undefined
        return draft === undefined
          ? callApi(http, draftCalls.tellArticlePresence, { params: { id: articleId }, body, ...init })
          : callApi(http, draftCalls.tellPresence, { params: { id: draft }, body, ...init })
      },
      onAnswer: (answer) => setOthers(answer.others),
      onError(error) {
        const isGone = error instanceof HttpError && error.status === 404
        if (isGone && draft !== undefined && newest.current.draftId === draft) newest.current.onGone(draft)
        else console.info('The server could not hear whether the article is open', error)
      }
    })
    tellAgain.current = signs.say
    return () => {
      tellAgain.current = null
      signs.stop()
    }
  }, [http, articleId, editor, adminCode, isRefused])
  return { others, setOthers }
}
