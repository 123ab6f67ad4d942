import { createStore, useStore } from '@site/web/platform'
import { askBeforeUnload } from '../../../../layout/leaving/ask-before-unload.ts'

/** An answer that is being written. */
export interface AnswerDraft {
  isOpen: boolean
  /** Somebody has just asked for it, and its field takes the focus; one that stands open in a sheet that is come to takes none. */
  isAsked: boolean
  /** It was opened in one's own mail program, and may have been sent there. */
  mayBeSent: boolean
  /** null until somebody writes one: then an answer within a thread goes on under the thread's. */
  subject: string | null
  text: string
  /** The key under which it was sent and not taken; another one as soon as it is edited. */
  key: string | null
  /** The id of the latest message of the thread that its writer has seen, 0 for none; null before it was opened. */
  seen: number | null
  /** The model that it was filled from last, and what stood there before. */
  model: { id: number; name: string; before: Pick<AnswerDraft, 'subject' | 'text'> | null } | null
}

const BLANK: AnswerDraft = {
  isOpen: false,
  isAsked: false,
  mayBeSent: false,
  subject: null,
  text: '',
  key: null,
  seen: null,
  model: null
}

export const isBlank = ({ subject, text }: Pick<AnswerDraft, 'subject' | 'text'>) =>
  (subject ?? '').trim() === '' && text.trim() === ''

/**
 * The answers that are being written, by the lead. A field must be drawn again before the next key comes, or what a keyboard composes
 * (accents, a phone's words) is torn: a store tells at once, the cache of answers of the server a moment later.
 */
const drafts = createStore<{ byLead: ReadonlyMap<number, AnswerDraft> }>(() => ({ byLead: new Map() }))
askBeforeUnload(drafts, ({ byLead }) => [...byLead.values()].some(({ text }) => text.trim() !== ''))

/**
 * The answer that is being written to a lead, kept while the page is, also when another sheet is opened meanwhile. In memory alone: the
 * browser stores nothing of a visitor (LEADS-19).
 */
export function useDraft(leadId: number) {
  const draft = useStore(drafts, ({ byLead }) => byLead.get(leadId) ?? BLANK)
  const put = (next: (now: AnswerDraft) => AnswerDraft) =>
    drafts.setState(({ byLead }) => ({
      byLead: new Map(byLead).set(leadId, next(byLead.get(leadId) ?? BLANK))
    }))
  const change = (values: Partial<AnswerDraft>) => put((now) => ({ ...now, ...values }))
  return {
    draft,
    change,
    open: () => change({ isOpen: true, isAsked: true }),
    /** What is typed makes another message of it. */
    type: (values: Partial<Pick<AnswerDraft, 'subject' | 'text'>>) => change({ ...values, key: null }),
    clear: () => put(() => BLANK),
    /** What was sent under this key is no draft any more; what was typed since then is one. */
    close: (key: string) => put((now) => (now.key === key ? BLANK : now))
  }
}
export type Draft = ReturnType<typeof useDraft>
