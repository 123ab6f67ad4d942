import { useQuery, useQueryClient } from '@site/web/platform'

/** An answer that is being written. */
export interface AnswerDraft {
  isOpen: boolean
  subject: string
  text: string
  /** The key under which it was sent and not taken; another one as soon as it is edited. */
  key: string | null
  /** The model that it was filled from last, and what stood there before. */
  model: { id: number; name: string; before: Pick<AnswerDraft, 'subject' | 'text'> | null } | null
}

const BLANK: AnswerDraft = { isOpen: false, subject: '', text: '', key: null, model: null }

export const isBlank = ({ subject, text }: Pick<AnswerDraft, 'subject' | 'text'>) =>
  subject.trim() === '' && text.trim() === ''

/**
 * The answer that is being written to a lead, kept while the page is, also when another sheet is opened meanwhile. In memory alone: the
 * browser stores nothing of a visitor (LEADS-19).
 */
export function useDraft(leadId: number) {
  const client = useQueryClient()
  const queryKey = ['admin-answer-draft', leadId]
  const { data: draft } = useQuery({
    queryKey,
    queryFn: () => BLANK,
    initialData: BLANK,
    enabled: false,
    gcTime: Number.POSITIVE_INFINITY
  })
  const change = (values: Partial<AnswerDraft>) =>
    client.setQueryData<AnswerDraft>(queryKey, (old) => ({ ...(old ?? BLANK), ...values }))
  return {
    draft,
    change,
    /** What is typed makes another message of it. */
    type: (values: Partial<Pick<AnswerDraft, 'subject' | 'text'>>) => change({ ...values, key: null }),
    clear: () => void client.setQueryData<AnswerDraft>(queryKey, BLANK)
  }
}
export type Draft = ReturnType<typeof useDraft>
