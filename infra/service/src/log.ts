import { type DestinationStream, type Logger, pino } from 'pino'

export type Log = Logger

const HIDDEN = '[redacted]'
const SECRET_KEYS =
  /^(admin[-_]?code|x-admin-code|code|authorization|proxy-authorization|cookie|set-cookie)$/i
const MAX_DEPTH = 6

/** `?adminCode=…` and `&code=…` in any text, however deep in a message or a stack. */
const IN_QUERY = /\b((?:x-)?admin-?code|code)(=|%3D)[^&\s"'\\<>#]*/gi
/** `"adminCode":"…"` in any text; a log line is JSON already, so quotes within its strings are escaped. */
const IN_JSON = /(\\*["'](?:x-)?admin-?code\\*["']\s*:\s*)(\\*["'])(?:(?!\2).)*(\2)?/gi

/** Replaces the values of `adminCode` and `code` in an address or any other text by a mark. */
export const redactText = (text: string): string =>
  text.replace(IN_QUERY, `$1$2${HIDDEN}`).replace(IN_JSON, `$1$2${HIDDEN}$3`)

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
  if (!(error instanceof Error)) return error
  const { code, cause } = error as Error & { code?: unknown }
  return {
    type: error.name,
    message: error.message,
    ...(typeof code === 'string' || typeof code === 'number' ? { errorCode: code } : {}),
    stack: error.stack,
    ...(cause !== undefined && depth < 3 ? { cause: describeError(cause, depth + 1) } : {})
  }
}
