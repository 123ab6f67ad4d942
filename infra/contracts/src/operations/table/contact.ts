import { contactCalls } from '../calls/contact.ts'
import { operation } from '../definition/operation.ts'
import { BODY, PASSED_ON } from '../definition/shared.ts'

/** What the forms of the site send. */
export const contactOperations = {
  sendContact: operation({
    call: contactCalls.sendContact,
    owner: 'leads',
    tag: 'Leads',
    summary: 'Leave one’s details',
    description:
      'What the forms of the site send. The message alone decides the source of the lead. A filled `website` is a trap for robots: it is answered as any other.',
    headers: {
      'Idempotency-Key': {
        description:
          'Makes a repeated submission one lead, for 24 hours. The same key with another body is 409.',
        schema: { type: 'string', format: 'uuid' }
      }
    },
    body: 'Contact',
    isKeyed: true,
    successes: [
      {
        status: 201,
        description: 'The lead is stored.',
        body: 'ContactAnswer',
        headers: { 'Idempotency-Replayed': '`true` when this is the answer to an earlier submission.' }
      }
    ],
    refusals: [...BODY, 405, 409, 422, 429, ...PASSED_ON]
  })
} as const
