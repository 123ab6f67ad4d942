import { brand } from '@site/contracts/site/brand'
import { z } from 'zod'

const mailsADay = z.coerce.number('must be a whole number').int().min(1).max(10_000)

/**
 * How visitors are answered. SMTP_URL and MAIL_FROM are those of the notices (notices/notice-config.ts); ANSWER_FROM takes the place of
 * the second for visitors: the mailbox that they write back to. The limits keep the site from flooding anybody (ANSWER-5).
 * IMAP_URL is the mailbox in which visitors answer, read every IMAP_PAUSE_SECONDS (ANSWER-16). RECEIPT=on confirms each demand to the visitor at once (ANSWER-15).
 */
export const answerEnv = z
  .object({
    SMTP_URL: z.string().optional(),
    MAIL_FROM: z.string().optional(),
    ANSWER_FROM: z
      .string()
      .regex(/^([^<>@\r\n]*<)?[^\s<>@,;]+@[^\s<>@,;]+>?$/, 'must be an address, or a name and <an address>')
      .optional(),
    ANSWERS_PER_ADDRESS_PER_DAY: mailsADay.default(10),
    ANSWERS_PER_HOUR_IN_ALL: mailsADay.default(200),
    RECEIPT: z.enum(['on', 'off']).default('off'),
    RECEIPTS_PER_ADDRESS_PER_DAY: mailsADay.default(2),
    IMAP_URL: z
      .string()
      .refine(
        isMailboxAddress,
        'must be imaps://user:password@host:993/INBOX; imap:// demands STARTTLS off this machine'
      )
      .optional(),
    IMAP_PAUSE_SECONDS: z.coerce.number('must be a number').min(0.05).max(3_600).default(60),
    SITE_EMAIL: z.email().default(brand.email),
    SITE_BOOKING_URL: z.url().default(brand.bookingUrl)
  })
  .check((context) => {
    const { ANSWER_FROM, RECEIPT, SMTP_URL } = context.value
    const needs = ANSWER_FROM ? 'ANSWER_FROM is set' : RECEIPT === 'on' ? 'RECEIPT is on' : null
    if (needs && !SMTP_URL)
      context.issues.push({
        code: 'custom',
        path: ['SMTP_URL'],
        message: `missing: ${needs}`,
        input: undefined
      })
  })
  .transform((env) => ({
    answers: {
      smtpUrl: env.SMTP_URL ?? null,
      from: (env.SMTP_URL && (env.ANSWER_FROM ?? env.MAIL_FROM)) || null,
      sendsReceipts: env.RECEIPT === 'on',
      siteEmail: env.SITE_EMAIL,
      imapUrl: env.IMAP_URL ?? null,
      imapPauseMs: env.IMAP_PAUSE_SECONDS * 1000,
      bookingUrl: env.SITE_BOOKING_URL,
      limits: {
        perAddressPerDay: env.ANSWERS_PER_ADDRESS_PER_DAY,
        receiptsPerAddressPerDay: env.RECEIPTS_PER_ADDRESS_PER_DAY,
        perHourInAll: env.ANSWERS_PER_HOUR_IN_ALL
      }
    }
  }))

/** An IMAP address with a login. */
function isMailboxAddress(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, username } = new URL(text)
  return (protocol === 'imaps:' || protocol === 'imap:') && username !== ''
}

/** How visitors are answered; `from` is null where the site cannot send e-mails. */
export type AnswerConfig = z.output<typeof answerEnv>['answers']
