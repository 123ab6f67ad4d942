/** Error codes of a database that is unreachable or overloaded for now: the same statement may work later. */
const UNAVAILABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'PROTOCOL_CONNECTION_LOST',
  'PROTOCOL_SEQUENCE_TIMEOUT',
  'ER_CON_COUNT_ERROR',
  'ER_TOO_MANY_USER_CONNECTIONS',
  'ER_SERVER_SHUTDOWN',
  'ER_CONNECTION_KILLED',
  'ER_CLIENT_INTERACTION_TIMEOUT',
  'ER_LOCK_WAIT_TIMEOUT',
  'ER_LOCK_DEADLOCK',
  'ER_OPTION_PREVENTS_STATEMENT',
  'ER_DISK_FULL',
  'ER_RECORD_FILE_FULL',
  'SQLITE_BUSY',
  'SQLITE_LOCKED',
  'SQLITE_FULL',
  'SQLITE_IOERR'
])

const DRIVER_CLOSED = /closed state|Connection lost|Unable to acquire a connection/i

type DriverError = Error & { code?: unknown; errno?: unknown; syscall?: unknown }

const isDriverError = (error: unknown): error is DriverError => error instanceof Error

/** Did a unique key refuse the row? (errno 1062 of MySQL, SQLITE_CONSTRAINT_UNIQUE and _PRIMARYKEY of SQLite) */
export function isDuplicateKey(error: unknown): boolean {
  if (!isDriverError(error)) return false
  if (error.errno === 1062 || error.code === 'ER_DUP_ENTRY') return true
  return error.code === 'SQLITE_CONSTRAINT_UNIQUE' || error.code === 'SQLITE_CONSTRAINT_PRIMARYKEY'
}

/** Was the transaction rolled back by a deadlock, or did it wait too long for a lock? It can be run again. */
export function isDeadlock(error: unknown): boolean {
  return isDriverError(error) && (error.errno === 1213 || error.errno === 1205)
}

/** Is the database unavailable for now, rather than the statement wrong? Answered by 503 with Retry-After (answer-errors.ts). */
export function isUnavailable(error: unknown): boolean {
  if (!isDriverError(error)) return false
  if (typeof error.code === 'string' && UNAVAILABLE.has(error.code)) return true
  return error.name === 'KnexTimeoutError' || DRIVER_CLOSED.test(error.message)
}
