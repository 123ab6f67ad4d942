import {
  adminEnv,
  busEnv,
  databaseEnv,
  portSchema,
  serverEnv,
  wholeNumber
} from '@site/service/config/config'
import { isClear } from '@site/service/process/loopback'
import { z } from 'zod'

const OPENAI = 'https://api.openai.com/v1'

const seconds = wholeNumber('a number of seconds from 1 to 170', 1, 170)

/** Who writes generated articles (RUN-16, RUN-17): an endpoint that speaks chat-completions, or the built-in bank of texts. */
const writerEnv = z
  .object({
    WRITER: z.enum(['template', 'openai']).default('template'),
    /** Base address of the endpoint, without '/chat/completions'. */
    OPENAI_BASE_URL: z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }).default(OPENAI),
    OPENAI_MODEL: z.string().optional(),
    /** Local models need none. */
    OPENAI_API_KEY: z.string().optional(),
    /** How long one answer of the endpoint may take. */
    OPENAI_TIMEOUT_SECONDS: seconds.default(60),
    NODE_ENV: z.string().optional()
  })
  .check(({ value, issues }) => {
    if (value.WRITER !== 'openai') return
    const missing = (path: string, message: string) =>
      issues.push({ code: 'custom', path: [path], message, input: undefined })
    if (value.NODE_ENV === 'production' && isClear(value.OPENAI_BASE_URL))
      missing('OPENAI_BASE_URL', 'must be https://… in production: the key goes with each call')
    if (!value.OPENAI_MODEL) missing('OPENAI_MODEL', 'missing: WRITER=openai needs the name of a model')
    if (!value.OPENAI_API_KEY && value.OPENAI_BASE_URL === OPENAI)
      missing('OPENAI_API_KEY', `missing: ${OPENAI} needs a key`)
  })
  .transform((env) => ({
    writer:
      env.WRITER === 'openai'
        ? {
            name: env.WRITER,
            baseUrl: env.OPENAI_BASE_URL.replace(/\/+$/, ''),
            model: env.OPENAI_MODEL ?? '',
            apiKey: env.OPENAI_API_KEY,
            timeoutMs: env.OPENAI_TIMEOUT_SECONDS * 1000
          }
        : { name: env.WRITER }
  }))

/**
 * What svc-content reads from its environment. With SEED=off, an empty database stays empty. With SCHEDULER=off, this replica
 * writes no article of the day, only those that an administrator orders from it. Scheduled texts are published all the same.
 */
export const contentConfig = z.intersection(
  z.intersection(
    z.object({
      ...serverEnv,
      PORT: portSchema.default(8081),
      ...databaseEnv,
      ...busEnv,
      SEED: z.enum(['on', 'off']).default('on'),
      SCHEDULER: z.enum(['on', 'off']).default('on'),
      /** Keeps search engines away from generated articles that nobody has reviewed (ARTICLE-11). */
      NOINDEX_UNREVIEWED: z.enum(['on', 'off']).default('on'),
      /** The article of the night waits for somebody until REVIEW_UNTIL in Paris; then REVIEW_DEFAULT says whether it is published (RUN-19). */
      REVIEW: z.enum(['on', 'off']).default('off'),
      REVIEW_UNTIL: z
        .string()
        .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 09:00')
        .default('09:00'),
      REVIEW_DEFAULT: z.enum(['publish', 'hold']).default('publish'),
      /** How long one attempt may take, corrections and pauses included. The gateway waits three minutes for a test article. */
      GENERATION_TIMEOUT_SECONDS: seconds.default(150)
    }),
    adminEnv
  ),
  writerEnv
)
export type ContentConfig = z.output<typeof contentConfig>
