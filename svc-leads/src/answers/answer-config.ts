import { brand } from '@site/contracts/site/brand'
import { z } from 'zod'

const mailsADay = z.coerce.number('must be a whole number').int().min(1).max(10_000)

/**
 * How visitors are answered. SMTP_URL and MAIL_FROM are those of the notices (notices/notice-config.ts); ANSWER_FROM takes the place of
 * the second for visitors: the mailbox that they write back to. The limits keep the site from flooding anybody (ANSWER-5).
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
    SITE_BOOKING_URL: z.url().default(brand.bookingUrl)
  })
  .check((context) => {
    const { ANSWER_FROM, SMTP_URL } = context.value
    if (ANSWER_FROM && !SMTP_URL)
      context.issues.push({
        code: 'custom',
        path: ['SMTP_URL'],
        message: 'missing: ANSWER_FROM is set',
        input: undefined
      })
  })
  .transform((env) => ({
    answers: {
      smtpUrl: env.SMTP_URL ?? null,
      from: (env.SMTP_URL && (env.ANSWER_FROM ?? env.MAIL_FROM)) || null,
      bookingUrl: env.SITE_BOOKING_URL,
      limits: {
        perAddressPerDay: env.ANSWERS_PER_ADDRESS_PER_DAY,
        perHourInAll: env.ANSWERS_PER_HOUR_IN_ALL
      }
    }
  }))

/** How visitors are answered; `from` is null where the site cannot send e-mails. */
export type AnswerConfig = z.output<typeof answerEnv>['answers']
