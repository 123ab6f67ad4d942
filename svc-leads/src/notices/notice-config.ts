import { siteOriginEnv } from '@site/service/config/config'
import { isClear } from '@site/service/process/loopback'
import { z } from 'zod'
import type { MailSettings } from './mail.ts'
import type { WebhookSettings } from './webhook.ts'

const isMailbox = (text: string) => /^([^<>@]*<)?[^\s<>@]+@[^\s<>@]+>?$/.test(text.trim())
const isUrl = (text: string, protocols: string[]) =>
  URL.canParse(text) && protocols.includes(new URL(text).protocol)

/**
 * How the team is notified of new leads: by e-mail (SMTP_URL with MAIL_FROM and MAIL_TO), by webhook (WEBHOOK_URL with
 * WEBHOOK_SECRET), by both or not at all; receivers of the administration come besides (receivers/receiver-config.ts). A channel with
 * a variable missing is an error. SITE_ORIGIN lets e-mails lead to a lead’s sheet. NOTICE_PAUSES_MS holds the pauses
 * between the tries of a notice, in milliseconds ('1000,5000'); there is one try more than there are pauses.
 */
export const noticeEnv = z
  .object({
    SMTP_URL: z
      .string()
      .refine((url) => isUrl(url, ['smtp:', 'smtps:']), 'must be smtp://user:password@host:587 or smtps://…')
      .optional(),
    MAIL_FROM: z.string().refine(isMailbox, 'must be an address, or a name and <an address>').optional(),
    MAIL_TO: z
      .string()
      .refine((list) => list.split(',').every(isMailbox), 'must be addresses separated by commas')
      .optional(),
    WEBHOOK_URL: z
      .string()
      .refine((url) => isUrl(url, ['https:', 'http:']), 'must be https://…')
      .optional(),
    WEBHOOK_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
    WEBHOOK_SIGNATURE: z.enum(['sha256', 'both'], 'must be sha256 or both').default('sha256'),
    NOTICE_PAUSES_MS: z
      .string()
      .regex(/^\d{1,8}(,\d{1,8})*$/, 'must be numbers of milliseconds separated by commas')
      .transform((list) => list.split(',').map(Number))
      .optional(),
    ...siteOriginEnv,
    NODE_ENV: z.string().optional()
  })
  .check((context) => {
    const { SMTP_URL, MAIL_FROM, MAIL_TO, WEBHOOK_URL, WEBHOOK_SECRET, NODE_ENV } = context.value
    const reject = (path: string, message: string) =>
      context.issues.push({ code: 'custom', path: [path], message, input: undefined })
    if (SMTP_URL && !MAIL_FROM) reject('MAIL_FROM', 'missing: SMTP_URL is set')
    if (SMTP_URL && !MAIL_TO) reject('MAIL_TO', 'missing: SMTP_URL is set')
    if (!SMTP_URL && (MAIL_FROM || MAIL_TO)) reject('SMTP_URL', 'missing: MAIL_FROM or MAIL_TO is set')
    if (WEBHOOK_URL && !WEBHOOK_SECRET) reject('WEBHOOK_SECRET', 'missing: WEBHOOK_URL is set')
    if (NODE_ENV === 'production' && WEBHOOK_URL && isClear(WEBHOOK_URL))
      reject('WEBHOOK_URL', 'must be https://… in production: it carries what people wrote')
    if (!WEBHOOK_URL && WEBHOOK_SECRET) reject('WEBHOOK_URL', 'missing: WEBHOOK_SECRET is set')
  })
  .transform((env) => {
    const { SMTP_URL, MAIL_FROM, MAIL_TO, SITE_ORIGIN, WEBHOOK_URL, WEBHOOK_SECRET, WEBHOOK_SIGNATURE } = env
    return {
      noticePausesMs: env.NOTICE_PAUSES_MS,
      mail:
        SMTP_URL && MAIL_FROM && MAIL_TO
          ? ({ SMTP_URL, MAIL_FROM, MAIL_TO, SITE_ORIGIN } satisfies MailSettings)
          : null,
      webhook:
        WEBHOOK_URL && WEBHOOK_SECRET
          ? ({ WEBHOOK_URL, WEBHOOK_SECRET, WEBHOOK_SIGNATURE } satisfies WebhookSettings)
          : null
    }
  })

/** The channels that are configured, and the pauses between their tries. */
export type NoticeConfig = z.output<typeof noticeEnv>
