import type { FaqEntry } from '../../../questions/faq.ts'
import { call } from '../call.ts'

/** What everybody may read of the questions: apart from the calls of the team, so that a page of the site downloads none of those. */
export const faqCalls = { listFaq: call('GET', '/api/faq').of<{ answer: FaqEntry[] }>() } as const
