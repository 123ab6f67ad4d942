import type { Draft } from '@site/contracts/articles/draft'
import { draftCalls } from '@site/contracts/operations/calls/drafts'
import { callApi } from '@site/web/api/call-api'
import { HttpError, usePlatform, useQueryClient, useToast } from '@site/web/platform'
import { logFailure } from '../../../api/log-failure.ts'
import { messageOf } from '../../../api/message-of.ts'
import { sayWallTime } from '../../../layout/when/say-when.ts'
import { articleToasts } from '../../content/articles.ts'
import { serverDraftCopy } from '../../content/drafts.ts'
import { actionsCopy, previewCopy, scheduleCopy } from '../../content/publication.ts'
import type { Outcome } from '../../publication/outcome.ts'
import { articleKey } from '../../use-article.ts'
import { ARTICLES_KEY } from '../../use-articles.ts'
import type { ArticleForm } from '../state/use-article-form.ts'

/** What is done with an article beside writing it: its schedule, its previews, its withdrawal, the end of its draft. */
export function usePublication(form: ArticleForm, adminCode: string) {
  const { http } = usePlatform()
  const client = useQueryClient()
  const toast = useToast()
  const { server, articleId } = form

  const failed = (error: unknown, otherwise: string) => {
    toast.show(articleToasts.failure(logFailure('The article could not be changed', error) ?? otherwise))
  }
  const readAnew = () => {
    void client.invalidateQueries({ queryKey: ARTICLES_KEY })
    void client.invalidateQueries({ queryKey: articleKey(articleId) })
  }
  /** Shows what is new of the draft; its text stays as it is typed. */
  const show = (change: Partial<Draft>) => {
    const { draft } = server.saver.getState()
    if (draft) server.saver.renew({ ...draft, ...change })
  }

  return {
    /** Schedules the text as it is now, or moves what is scheduled; `withText`: with the text as it is now. */
    async schedule(at: string, withText: boolean): Outcome {
      const scheduled = server.draft?.schedule
      const place = scheduled && !withText ? server.saver.getPlace() : await server.saver.ensure()
      if (!place) return actionsCopy.notSaved
      const over = form.overRevision()
      try {
        const schedule = scheduled
          ? await callApi(http, draftCalls.changeSchedule, {
              params: { id: scheduled.id },
              body: { at, ...(withText && { version: place.version }), adminCode }
            })
          : await callApi(http, draftCalls.scheduleDraft, {
              params: { id: place.id },
              body: {
                version: place.version,
                ...(over !== undefined && { overRevision: over }),
                at,
                adminCode
              }
            })
        show({ schedule })
        const due = scheduleCopy.due(sayWallTime(schedule.at) ?? schedule.at)
        const isOfText = withText && schedule.at === scheduled?.at
        toast.show(isOfText ? scheduleCopy.textUpdated(due) : scheduleCopy.scheduled(due))
        readAnew()
        return null
      } catch (error) {
        if (form.meetRefusal(error, false)) return null
        console.info('The publication was not scheduled', error)
        const problem = error instanceof HttpError ? error.problem : undefined
        return problem?.fields?.at ?? problem?.message ?? scheduleCopy.failed
      }
    },
    /** Has the text appear as it is now, at the minute that is set. */
    async updateScheduled(): Promise<void> {
      const at = server.draft?.schedule?.at
      const refused = at === undefined ? null : await this.schedule(at, true)
      if (refused !== null) toast.show(articleToasts.failure(refused))
    },
    async cancelSchedule(): Promise<void> {
      const scheduled = server.draft?.schedule
      if (!scheduled) return
      try {
        await callApi(http, draftCalls.cancelSchedule, { params: { id: scheduled.id }, body: { adminCode } })
        show({ schedule: null })
        toast.show(scheduleCopy.cancelled)
        readAnew()
      } catch (error) {
        failed(error, scheduleCopy.cancelFailed)
      }
    },
    /** Takes the article off the blog. True when it is. */
    async withdraw(): Promise<boolean> {
      if (articleId === undefined) return false
      try {
        await callApi(http, draftCalls.withdrawArticle, { params: { id: articleId }, body: { adminCode } })
        show({ schedule: null })
        toast.show(actionsCopy.withdrawn)
        readAnew()
        return true
      } catch (error) {
        failed(error, actionsCopy.withdrawFailed)
        return false
      }
    },
    /** Ends a draft unpublished: the one that is open, or another one. True when it is gone. */
    async discard(draft: { id: number; version: number }): Promise<boolean> {
      const isOpen = server.saver.getPlace()?.id === draft.id
      if (isOpen) {
        await server.saver.hold()
        await server.saver.settle()
      }
      const version = (isOpen && server.saver.getPlace()?.version) || draft.version
      try {
        await callApi(http, draftCalls.discardDraft, {
          params: { id: draft.id },
          body: { version, adminCode }
        })
        if (isOpen) form.goBack()
        toast.show(serverDraftCopy.removed)
        readAnew()
        return true
      } catch (error) {
        failed(error, serverDraftCopy.removeFailed)
        return false
      } finally {
        if (isOpen) server.saver.release()
      }
    },
    /** Has the server keep what is typed. False where it does not. */
    keepNow: async (): Promise<boolean> => (await server.saver.ensure()) !== null,
    /** Makes an address under which the draft can be read, or says why there is none. */
    async createPreview(): Promise<{ address: string; id: number } | { error: string }> {
      const place = await server.saver.ensure()
      if (!place) return { error: actionsCopy.notSaved }
      try {
        const { token, ...preview } = await callApi(http, draftCalls.createPreview, {
          params: { id: place.id },
          body: { adminCode }
        })
        show({ previews: [...(server.saver.getState().draft?.previews ?? []), preview] })
        return { address: `${window.location.origin}/apercu#${token}`, id: preview.id }
      } catch (error) {
        console.info('The preview was not made', error)
        return { error: messageOf(error) ?? previewCopy.failed }
      }
    },
    /** Ends a preview. A sentence when that failed. */
    async revokePreview(id: number): Outcome {
      try {
        await callApi(http, draftCalls.revokePreview, { params: { id }, body: { adminCode } })
        show({
          previews: (server.saver.getState().draft?.previews ?? []).filter((preview) => preview.id !== id)
        })
        return null
      } catch (error) {
        console.info('The preview was not revoked', error)
        return messageOf(error) ?? previewCopy.revokeFailed
      }
    }
  }
}
export type Publication = ReturnType<typeof usePublication>
