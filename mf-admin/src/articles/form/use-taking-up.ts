import { usePlatform, useToast } from '@site/web/platform'
import { useEffect, useRef, useState } from 'react'
import { messageOf } from '../../api/message-of.ts'
import { articleToasts } from '../content/articles.ts'
import { serverDraftCopy } from '../content/drafts.ts'
import { draftOf, isSameText } from '../draft/article-draft.ts'
import { type KeptDraft, versionBehind } from '../draft/draft-store.ts'
import { readDraft } from '../draft/read-draft.ts'
import type { Drafts } from '../draft/use-drafts.ts'
import type { ServerDraft } from '../draft/use-server-draft.ts'
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
  /** What is typed while a draft is on its way is kept like all that was typed before. */
  const newest = useRef(options)
  useEffect(() => {
    newest.current = options
  })
  return {
    resumed,
    /** What was typed before stays, as an offer of this browser. */
    async resume(id: number): Promise<void> {
      await server.saver.hold()
      try {
        const found = await readDraft(http, id, adminCode, server.editor)
        const text = draftOf(found)
        const { typed: now, drafts, isSafe } = newest.current
        if (now.isDirty && !isSafe && !isSameText(now.draft, text)) drafts.setAside(now.draft)
        drafts.dropSame(text)
        typed.setDraft(text)
        typed.setOrigin({ revision: found.baseRevision })
        server.saver.adopt(found, text)
        setResumed({ id })
      } catch (error) {
        console.error('A draft could not be opened', error)
        toast.show(articleToasts.failure(messageOf(error) ?? serverDraftCopy.failed))
      } finally {
        server.saver.release()
      }
    },
    /** Takes up what this browser kept, in the draft of the server that it belongs to, where that is still there. */
    async restoreKept(offer: KeptDraft): Promise<void> {
      if (offer.revision !== undefined) typed.setOrigin({ revision: offer.revision })
      if (offer.of && server.saver.getPlace()?.id !== offer.of.id) {
        await server.saver.hold()
        try {
          const found = await readDraft(http, offer.of.id, adminCode, server.editor)
          const text = draftOf(found)
          server.saver.adopt({ ...found, version: versionBehind(offer, { ...found, ...text }) }, text)
        } catch (error) {
          console.info('The draft of a kept text is not there: it becomes one of its own', error)
        } finally {
          server.saver.release()
        }
      }
      newest.current.drafts.restore(offer)
    }
  }
}
