import querystring from 'node:querystring'

/** What stands in place of a secret. */
export const HIDDEN = '[redacted]'

/** Names of fields, headers and parameters whose value is never logged (SAFE-3). */
export const SECRET_KEYS =
  /^(admin[-_]?code|x-admin-code|code|preview-signature|authorization|proxy-authorization|cookie|set-cookie)$/i

/** Search parameters, which contain a name or an address: personal data, which does not belong in a log. */
const PERSONAL_KEYS = /^search$/i

/** Finds `?adminCode=…`, `&code=…` and `&preview-signature=…` in any text: a message, a stack, a finished line. */
const IN_QUERY = /\b((?:x-)?admin[-_]?code|preview-signature|code)(=|%3D)[^&\s"'\\<>#]*/gi
/** Finds the key and the opening quote of `"adminCode": "…"` in any text; quotes are escaped where JSON was put into JSON. */
const QUOTED_VALUE = /\badmin[-_]?code\\*["']?\s*:\s*(\\*)(["'`])/gi

/** Replaces the values of `adminCode` and `code` in any text by HIDDEN. */
export function redactText(text: string): string {
  let redacted = ''
  let end = 0
  for (const match of text.matchAll(QUOTED_VALUE)) {
    const start = match.index + match[0].length
    if (start < end) continue
    redacted += text.slice(end, start) + HIDDEN
    end = endOfString(text, start, match[2] ?? '"', match[1]?.length ?? 0)
  }
  return (redacted + text.slice(end)).replace(IN_QUERY, `$1$2${HIDDEN}`)
}

/** Where the string that starts at `start` ends: before its closing quote, escapes included. `depth`: backslashes before its opening quote. */
function endOfString(text: string, start: number, quote: string, depth: number): number {
  let backslashes = 0
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === quote && closes(backslashes, depth)) return at - Math.min(backslashes, depth)
    backslashes = text[at] === '\\' ? backslashes + 1 : 0
  }
  return text.length
}

/** Each time JSON is put into JSON, a quote's n backslashes become 2n + 1. Undoing that, an even number at the string itself closes it. */
function closes(backslashes: number, depth: number): boolean {
  if (depth === 0 || backslashes % 2 === 0) return backslashes % 2 === 0
  return closes((backslashes - 1) / 2, (depth - 1) / 2)
}

/** Replaces secret and personal parameters of an address, however their names are encoded. The rest stays unchanged. */
export function redactUrl(url: string): string {
  const [path = '', ...rest] = url.split('?')
  if (rest.length === 0) return url
  const parameters = rest.join('?').split('&')
  return `${path}?${parameters.map(redactParameter).join('&')}`
}

function redactParameter(parameter: string): string {
  const [name = '', ...value] = parameter.split('=')
  if (value.length === 0) return parameter
  // 'adminCode[]' and 'adminCode[0]' are how some write a list.
  const key = querystring.unescape(name).replace(/\[.*/s, '').trim()
  return SECRET_KEYS.test(key) || PERSONAL_KEYS.test(key) ? `${name}=${HIDDEN}` : parameter
}
