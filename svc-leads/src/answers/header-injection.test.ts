import { type NewAnswer, newAnswerSchema } from '@site/contracts/answers/new-answer'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createMailTransport } from '../mail/mail-transport.ts'
import type { LeadMessageRow } from '../tables/answer-tables.ts'
import { readMail, readWords, startTestSmtp, type TestSmtp } from '../testing/start-smtp.ts'
import { sendAnswerMail } from './sending/answer-mail.ts'

/** What an attacker would put into a text that becomes a header, or would end the headers or the message with. */
const hostile = fc.constantFrom(
  ...[
    '\r\n',
    '\n',
    '\r',
    '\u2028',
    '\u0000',
    '\u0085',
    '\t',
    '=?UTF-8?Q?',
    '?=',
    'Bcc: ',
    'To: ',
    ': ',
    ',',
    ';'
  ],
  ...['<v@exemple.fr>', '@', '"', '\r\n.\r\n', '\u202e', '\ud800', 'é', '’', '=0D=0A', '%0d%0aBcc:', ' ']
)
const typed = (most: number) =>
  fc
    .array(fc.oneof(hostile, fc.string({ unit: 'grapheme', maxLength: 8 })), {
      minLength: 1,
      maxLength: most
    })
    .map((parts) => parts.join(''))

let smtp: TestSmtp
beforeAll(async () => {
  smtp = await startTestSmtp()
})
afterAll(() => smtp.stop())

const message = (changes: Partial<LeadMessageRow>) =>
  ({
    id: 1,
    kind: 'answer',
    message_id: '5f0c6f3e-8a53-4f0e-9b0a-3f9c2ab41700@lucarne.example',
    written_at: Date.now(),
    ...changes
  }) as LeadMessageRow
const send = (to: string, changes: Partial<LeadMessageRow>) =>
  sendAnswerMail(createMailTransport(smtp.url), 'Lucarne <site@lucarne.example>', {
    message: message(changes),
    to,
    earlier: []
  })

const written = fc
  .tuple(typed(8), typed(12))
  .map(([subject, text]) => newAnswerSchema.safeParse({ subject, text }))
  .filter(({ success }) => success)
  .map(({ data }) => data as NewAnswer)

it('ANSWER-4 gives an e-mail no header and no receiver that was not meant, whatever subject and text are', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(written, { minLength: 20, maxLength: 20 }), async (answers) => {
      smtp.messages.length = 0
      await Promise.all(
        answers.map(({ subject, text }, index) =>
          send('elodie@exemple.fr', { subject, body: text, message_id: `${index}@lucarne.example` })
        )
      )
      const mails = smtp.messages.map(readMail)
      expect(mails).toHaveLength(answers.length)
      for (const { headers } of mails) {
        expect(Object.keys(headers).sort()).toEqual(HEADERS)
        expect(headers).toMatchObject({ to: 'elodie@exemple.fr', from: 'Lucarne <site@lucarne.example>' })
        const sent = answers[Number(/^<(\d+)@/.exec(headers['message-id'] ?? '')?.[1])]
        expect(plain(readWords(headers.subject ?? ''))).toBe(plain(sent?.subject ?? 'no subject'))
      }
    }),
    { numRuns: 8 }
  )
})

/** The headers of an answer that begins a thread. */
const HEADERS = [
  ...['content-transfer-encoding', 'content-type', 'date', 'from'],
  ...['message-id', 'mime-version', 'subject', 'to']
].sort()

/** Folding and encoding change spaces alone. */
const plain = (text: string) => text.replace(/\s+/g, '')

it('ANSWER-3 ANSWER-4 sends nothing to what is not one address, even where it is stored as one', async () => {
  await fc.assert(
    fc.asyncProperty(typed(6), async (tail) => {
      const to = `a@exemple.fr${tail}`
      fc.pre(/[\s\p{C}@<>()[\],;:\\"]/u.test(tail))
      smtp.messages.length = 0
      await expect(send(to, { subject: 'Objet', body: 'Texte' })).rejects.toThrow('not one address')
      expect(smtp.messages).toEqual([])
    }),
    { numRuns: 150 }
  )
})
