/**
 * Idempotency keys of one form (FORM-13, CONTACT-9): the same body keeps its key, so that sending again after a failure
 * makes one lead; an edited body gets a new one, or the server would answer 409.
 */
export function createSubmissionKeys(makeKey: () => string = makeUuid) {
  let last: { fingerprint: string; key: string } | null = null
  return {
    keyFor(body: unknown): string {
      const fingerprint = JSON.stringify(body)
      if (last?.fingerprint !== fingerprint) last = { fingerprint, key: makeKey() }
      return last.key
    },
    /** After an accepted submission: the same words sent once more are a new request. */
    forget(): void {
      last = null
    }
  }
}
export type SubmissionKeys = ReturnType<typeof createSubmissionKeys>

/** A version 4 UUID. `crypto.randomUUID` exists on secure origins only; a site tried over plain HTTP has none. */
export function makeUuid(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte, index) => {
    if (index === 6) return 0x40 | (byte & 0x0f)
    return index === 8 ? 0x80 | (byte & 0x3f) : byte
  })
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
