import { type DestinationStream, type Logger, pino } from 'pino'
import { HIDDEN, redactText, SECRET_KEYS } from './redact.ts'

export type Log = Logger

const MAX_DEPTH = 6

/**
 * A logger whose lines never contain an admin code (SAFE-3): the values of secret keys are hidden at any depth, codes in queries
 * and in quoted JSON are removed from the finished line, and errors are reduced to name, message, stack, code and cause, as drivers
 * and parsers add request bodies and bindings to theirs.
 * `destination` defaults to the standard output, written synchronously so that the last line before an exit is kept.
 */
export function createLog(options: { service: string; level: string; destination?: DestinationStream }): Log {
  const log = pino(
    {
      level: options.level,
      base: { service: options.service },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: {
        level: (label) => ({ level: label }),
        log: (fields) => hideSecrets(fields)
      },
      serializers: { err: describeError, error: describeError, cause: describeError },
      hooks: { streamWrite: redactText }
    },
    options.destination ?? pino.destination({ dest: 1, sync: true })
  )
  // Pino formats the fields of a line, but not the bindings of a child log.
  const makeChild = log.child
  log.child = function child(this: Log, bindings, childOptions) {
    return makeChild.call(this, hideSecrets(bindings), childOptions)
  } as typeof log.child
  return log
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

/** The logged part of an error: never the properties that drivers add (SQL with its values, a body, an address). */
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
