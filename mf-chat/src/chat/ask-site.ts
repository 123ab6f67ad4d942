import type { SiteAnswer } from '@site/contracts/assistant/question'
import { contactCalls } from '@site/contracts/operations/calls/contact'
import { callApi } from '@site/web/api/call-api'
import type { Platform } from '@site/web/platform'
import { readOnlyReason } from '../contact/read-only-reason.ts'
import type { AskSite } from './state/chat-store.ts'

/** A visitor waits no longer for what the site says, in milliseconds. */
const PATIENCE = 8000

/** Asks the site (ASSISTANT-1). Whatever keeps it from answering is told as such: what was typed stays in the conversation. */
export const askSiteWith =
  (http: Platform['http']): AskSite =>
  async (question) => {
    try {
      const signal = AbortSignal.timeout(PATIENCE)
      // A gateway of before knows no passages that are near.
      const { passages, near = [] }: SiteAnswer = await callApi(http, contactCalls.askQuestion, {
        body: { question },
        signal
      })
      return { result: passages.length > 0 ? 'passages' : 'none', question, passages, near }
    } catch (error) {
      const reason = readOnlyReason(error)
      if (!reason) console.warn('The site could not be asked', error)
      return { result: 'unavailable', question, passages: [], near: [], ...(reason && { reason }) }
    }
  }
