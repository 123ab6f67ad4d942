import { QUESTION_BYTES } from '../../assistant/question.ts'
import { contactCalls } from '../calls/contact.ts'
import { operation } from '../definition/operation.ts'
import { BODY, PASSED_ON } from '../definition/shared.ts'

/** What visitors send: the forms of the site, and what they ask its assistant. */
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
  }),
  askQuestion: operation({
    call: contactCalls.askQuestion,
    owner: 'gateway',
    tag: 'Assistant',
    summary: 'Ask the site a question',
    description:
      'Answers with sentences of its pages and articles, as they stand, each with its address; with none where they do not say. The question is neither logged nor kept.',
    body: 'Question',
    bodyLimit: QUESTION_BYTES,
    successes: [
      {
        status: 200,
        description: 'The passages that answer, the surest first; where none does, places that come near.',
        body: 'SiteAnswer'
      }
    ],
    refusals: [...BODY, 405, 422, 429, 503]
  })
} as const
