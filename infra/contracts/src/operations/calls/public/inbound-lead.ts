import type { z } from 'zod'
import type { InboundAnswer, inboundLeadSchema } from '../../inbound-lead.ts'
import { call } from '../call.ts'

/** What a program with a token sends. */
export const inboundLeadCalls = {
  sendLead: call('POST', '/api/leads').of<{
    body: z.input<typeof inboundLeadSchema>
    answer: InboundAnswer
  }>()
} as const
