import { adminEnv, busEnv, databaseEnv, portSchema, serverEnv } from '@site/service/config/config'
import { z } from 'zod'
import { answerEnv } from './answers/answer-config.ts'
import { deskEnv } from './desk/desk-config.ts'
import { noticeEnv } from './notices/notice-config.ts'
import { receiverEnv } from './receivers/receiver-config.ts'

const submissions = z.coerce.number('must be a whole number').int().min(1)

const serviceEnv = z.object({
  ...serverEnv,
  PORT: portSchema.default(8082),
  ...databaseEnv,
  ...busEnv,
  CONTACT_LIMIT_PER_MINUTE: submissions.default(120),
  CONTACT_LIMIT_PER_DAY: submissions.optional(),
  CONTACT_LIMIT_PER_HOUR_IN_ALL: submissions.optional()
})

/**
 * What svc-leads reads from its environment. CONTACT_LIMIT_PER_MINUTE is the number of submissions allowed from one client
 * address (CONTACT-13). By default, ten times as many are allowed from one network in a day and twenty times as many from all in
 * an hour, so that load tests need to raise this limit only. `mail` and `webhook` are in notices/notice-config.ts, the key of receivers in
 * receivers/receiver-config.ts, `desk` in desk/desk-config.ts, `answers` in answers/answer-config.ts.
 */
export const leadsConfig = z
  .intersection(
    z.intersection(serviceEnv, adminEnv),
    z.intersection(z.intersection(noticeEnv, receiverEnv), z.intersection(deskEnv, answerEnv))
  )
  .transform((env) => ({ ...env, contactLimits: contactLimitsOf(env) }))
export type LeadsConfig = z.output<typeof leadsConfig>

const contactLimitsOf = (env: z.output<typeof serviceEnv>) => ({
  perMinute: env.CONTACT_LIMIT_PER_MINUTE,
  perDay: env.CONTACT_LIMIT_PER_DAY ?? 10 * env.CONTACT_LIMIT_PER_MINUTE,
  perHourInAll: env.CONTACT_LIMIT_PER_HOUR_IN_ALL ?? 20 * env.CONTACT_LIMIT_PER_MINUTE
})
