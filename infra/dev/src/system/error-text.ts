/** Returns the `code` of a Node or driver error ('ENOSPC', 'ECONNREFUSED'), or undefined. */
export function errorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}

/** Returns the first line of an error's message, or its code when the message is empty, as in Node's connection errors. */
export function errorText(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  return message.split('\n')[0]?.trim() || errorCode(error) || 'unknown error'
}
