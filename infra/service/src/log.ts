import querystring from 'node:querystring'
import { type DestinationStream, type Logger, pino } from 'pino'

export type Log = Logger

const HIDDEN = '[redacted]'
const SECRET_KEYS =
  /^(admin[-_]?code|x-admin-code|code|authorization|proxy-authorization|cookie|set-cookie)$/i
const MAX_DEPTH = 6

/** `?adminCode=…` and `&code=…` in any text: a message, a stack, a finished line. */
const IN_QUERY = /\b((?:x-)?admin[-_]?code|code)(=|%3D)[^&\s"'\\<>#]*/gi
/** `"adminCode":"…"` in any text; quotes are escaped where JSON was put into JSON. */
const IN_JSON =
  /(\\*["'](?:x-)?admin[-_]?code\\*["']\s*:\s*)(\\*["'])(?:\\\\|\\(?=["'])(?!\2)["']|(?!\2).)*(\2)?/gi

/** Replaces the values of `adminCode` and `code` in any text by a mark. */
export const redactText = (text: string): string =>
  text.replace(IN_JSON, `$1$2${HIDDEN}$3`).replace(IN_QUERY, `$1$2${HIDDEN}`)

/** The same for an address, however its parameters are written. Keeps what is not secret as it stands. */
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
  return SECRET_KEYS.test(key) ? `${name}=${HIDDEN}` : parameter
}

/**
 * A logger whose lines never hold an admin code (RESOLUTIONS 15): secret keys are hidden at any depth, the query of
 * addresses and JSON quoted in messages are scrubbed from the finished line, and errors are reduced to name,
 * message, stack, code and cause, since drivers and parsers hang bodies and bindings on theirs.
 * `destination` defaults to the standard output, written synchronously so that the last line before an exit is kept.
 */
export function createLog(options: { service: string; level: string; destination?: DestinationStream }): Log {
  return pino(
    {
      level: options.level,
      base: { service: options.service },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: {
        level: (label) => ({ level: label }),
        bindings: (bindings) => hideSecrets(bindings),
        log: (fields) => hideSecrets(fields)
      },
      serializers: { err: describeError, error: describeError, cause: describeError },
      hooks: { streamWrite: redactText }
    },
    options.destination ?? pino.destination({ dest: 1, sync: true })
  )
}

function hideSecrets(fields: Record<string, unknown>, depth = 0): Record<string, unknown> {
  const entries = Object.entries(fields).map(([key, value]) => [key, hideValue(key, value, depth)])
  return Object.fromEntries(entries)
}

function hideValue(key: string, value: unknown, depth: number): unknown {
  if (SECRET_KEYS.test(key) && value !== undefined && value !== null) return HIDDEN
  if (value instanceof Error) return describeError(value)
  if (typeof value === 'string') return redactText(value)
  if (Array.isArray(value))
    return depth < MAX_DEPTH ? value.map((item) => hideValue('', item, depth + 1)) : '[deep]'
  if (!isPlainObject(value)) return value
  return depth < MAX_DEPTH ? hideSecrets(value, depth + 1) : '[deep]'
}

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  [Object.prototype, null].includes(Object.getPrototypeOf(value))

/** What the log keeps of an error: never the properties that drivers add (sql with its values, a body, an address). */
export function describeError(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return typeof error === 'string' ? redactText(error) : error
  const { code, cause } = error as Error & { code?: unknown }
  return {
    type: error.name,
    message: redactText(error.message),
    ...(typeof code === 'string' || typeof code === 'number' ? { errorCode: code } : {}),
    stack: redactText(error.stack ?? ''),
    ...(cause !== undefined && depth < 3 ? { cause: describeError(cause, depth + 1) } : {})
  }
}
