import type { z } from 'zod'
import type { Question, SiteAnswer } from '../../assistant/question.ts'
import type { ContactAnswer, contactSchema } from '../contact.ts'
import { call } from './call.ts'

/** What visitors send: the forms of the site, and what they ask its assistant. */
export const contactCalls = {
  sendContact: call('POST', '/api/contact').of<{
    body: z.input<typeof contactSchema>
    answer: ContactAnswer
  }>(),
  askQuestion: call('POST', '/api/assistant/questions').of<{ body: Question; answer: SiteAnswer }>()
} as const
