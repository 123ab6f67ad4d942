import type { z } from 'zod'
import type { ContactAnswer, contactSchema } from '../contact.ts'
import { call } from './call.ts'

/** What the forms of the site send. */
export const contactCalls = {
  sendContact: call('POST', '/api/contact').of<{
    body: z.input<typeof contactSchema>
    answer: ContactAnswer
  }>()
} as const
