/** The code with which this document left the administration; null where it has not. */
let left: string | null = null

/** From then on the way back through the history opens nothing with this code, until it is typed again (ADMIN-36). */
export function leaveCode(code: string): void {
  left = code
}

/** The code was typed, and opens its addresses again. */
export function enterCode(): void {
  left = null
}

/** The code, unless this document left with it; null for none. */
export const unlessLeft = (code: string | null): string | null => (code === left ? null : code)
