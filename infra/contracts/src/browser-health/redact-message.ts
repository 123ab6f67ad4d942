import { MESSAGE_LENGTH } from './limits.ts'

/** What stands in place of something that could say who it was. */
export const REDACTED = '[…]'

/** Of a longer text only its beginning is looked at, up to a whole word. */
const LOOKED_AT = 1000

/** A code, a token or a password that is named before it: `adminCode: "…"`, `code=…`. */
const NAMED_SECRET =
  /([\w-]*(?:code|token|secret|password|passe|auth\w*))(["']?\s*[=:]\s*)("[^"]*"|'[^']*'|\S+)/gi
/** What stands around an '@'. */
const E_MAIL = /[^\s"'`<>()[\]]*@[^\s"'`<>()[\]]*/g
/** What of an address stands behind its path. */
const QUERY = /[?#][^\s"'`<>()]*/g
/** A number of more than 4 digits, however it is spaced: a telephone, a card, a date. */
const LONG_NUMBER = /\p{Nd}(?:[\s.\-/]?\p{Nd}){4,}/gu
/** A word that reads as a code: letters and digits together, or longer than any name. */
const CODE = /\b(?=[\w-]*\d)(?=[\w-]*[a-z_])[\w-]{8,}|[\w+/=-]{32,}/gi

/**
 * The beginning of an error's message without what could name a person or open anything: e-mail addresses, codes, long numbers, query
 * strings (HEALTH-4). Browser and gateway both call it.
 *
 * @param secrets what else is taken out wherever it stands: what the address says, and what has been typed
 */
export function redactMessage(text: string, secrets: readonly string[] = []): string {
  let left = text.length > LOOKED_AT ? text.slice(0, LOOKED_AT).replace(/\S*$/, '') : text
  for (const secret of secrets) left = left.replaceAll(secret, REDACTED)
  return left
    .replace(/[\s\p{C}]+/gu, ' ')
    .replace(E_MAIL, REDACTED)
    .replace(QUERY, (query) => (query.length > 1 ? REDACTED : query))
    .replace(NAMED_SECRET, `$1$2${REDACTED}`)
    .replace(LONG_NUMBER, REDACTED)
    .replace(CODE, REDACTED)
    .trim()
    .slice(0, MESSAGE_LENGTH)
}
