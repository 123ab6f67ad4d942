import { createHmac, randomBytes } from 'node:crypto'

const PREFIX = 'whsec_'

/** A new secret as Standard Webhooks writes them: `whsec_` and 32 random bytes in base64. */
export const makeCallSecret = (): string => `${PREFIX}${randomBytes(32).toString('base64')}`

/**
 * The signature of Standard Webhooks (standardwebhooks.com, version 1.0.0): `v1,` and the HMAC-SHA256, in base64, of id, timestamp and
 * body with dots between.
 *
 * @param secret `whsec_` and base64; any other text is taken as the bytes that it is written with
 * @param timestamp seconds since 1970, as sent
 */
export function signStandard(secret: string, id: string, timestamp: string, body: string): string {
  const key = secret.startsWith(PREFIX) ? Buffer.from(secret.slice(PREFIX.length), 'base64') : secret
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
}

/**
 * The signature of before (infra/decisions/0134): `sha256=` and the hexadecimal HMAC-SHA256 of timestamp and body with a dot between. A
 * receiver refuses an old timestamp, so that a call that was overheard cannot be replayed.
 */
export const signPlain = (secret: string, timestamp: string, body: string): string =>
  `sha256=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`
