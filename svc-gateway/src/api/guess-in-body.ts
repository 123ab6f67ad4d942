import { createHash } from 'node:crypto'

/**
 * What a body offered as the admin code: the one in its JSON, else the body itself by its hash, as a compressed one must not
 * be a way to guess uncounted.
 */
export const guessInBody = (body: Buffer): string =>
  adminCodeIn(body) ?? `body ${createHash('sha256').update(body).digest('base64')}`

function adminCodeIn(body: Buffer): string | undefined {
  try {
    const value: unknown = JSON.parse(body.toString('utf8'))
    const code = typeof value === 'object' && value !== null && 'adminCode' in value ? value.adminCode : null
    return typeof code === 'string' ? code : undefined
  } catch {
    return undefined // not JSON that we can read
  }
}
