import { usePlatform, useToast } from '@site/web/platform'
import { useEffect, useRef, useState } from 'react'
import { logFailure } from '../../../api/log-failure.ts'
import { articleToasts } from '../../content/articles.ts'
import { serverDraftCopy } from '../../content/drafts.ts'
import { destinationOf, type KeptDraft } from '../../draft/draft-store.ts'
import { readDraft } from '../../draft/read-draft.ts'
import type { Drafts } from '../../draft/use-drafts.ts'
import type { ServerDraft } from '../../draft/use-server-draft.ts'
import { draftOf, isSameText } from '../../text/article-draft.ts'
import type { TypedText } from './use-typed-text.ts'

interface TakingUpOptions {
  adminCode: string
  typed: TypedText
  server: ServerDraft
  drafts: Drafts
  /** The server has what is typed. */
  isSafe: boolean
}

/** Goes on in the form with a draft that was kept: by the server, or by this browser. */
export function useTakingUp(options: TakingUpOptions) {
  const { adminCode, typed, server } = options
  const toast = useToast()
  const { http } = usePlatform()
  /** The draft that was taken up last; another object each time. */
  const [resumed, setResumed] = useState<{ id: number } | null>(null)
  /** How often a text was taken up: what was pressed for it is gone with its offer. */
  const [takenUp, setTakenUp] = useState(0)
  /** What is typed while a draft is on its way is kept like all that was typed before. */
  const newest = useRef(options)
  useEffect(() => {
    newest.current = options
  })
  const takeUp = (offer: KeptDraft) => {
    if (offer.revision !== undefined) typed.setOrigin({ revision: offer.revision })
    newest.current.drafts.restore(offer, () => {
      const destination = destinationOf(offer)
      const isHere = destination?.of && destination.of.id === server.saver.getPlace()?.id
      if (destination && !isHere) server.goTo(destination)
    })
  }
  return {
    resumed,
    takenUp,
    /** What was typed before stays, as an offer of this browser. */
    async resume(id: number): Promise<void> {
      await server.saver.hold()
      try {
        const found = await readDraft(http, id, adminCode, server.editor)
        const text = draftOf(found)
        const { typed: now, drafts, isSafe } = newest.current
        const left = server.saver.getPlace()?.id === id ? undefined : server.saver.getDestination()
        if (now.isDirty && !isSafe && !isSameText(now.draft, text)) drafts.setAside(now.draft, left)
        drafts.dropSame(text)
        typed.setDraft(text)
        typed.setOrigin({ revision: found.baseRevision })
        server.saver.adopt(found, text)
        setResumed({ id })
        setTakenUp((count) => count + 1)
      } catch (error) {
        toast.show(
          articleToasts.failure(logFailure('A draft could not be opened', error) ?? serverDraftCopy.failed)
        )
      } finally {
        server.saver.release()
      }
    },
    /** Another text stands in the form: somebody goes on with it (EDITOR-22). */
    noteTakenUp: () => setTakenUp((count) => count + 1),
    /** Takes up what this browser kept, in the draft of the server that it belongs to; where that is gone it becomes one of its own. */
    async restoreKept(offer: KeptDraft): Promise<void> {
      await server.saver.hold()
      try {
        takeUp(offer)
        setTakenUp((count) => count + 1)
      } finally {
        server.saver.release()
      }
    }
  }
}
