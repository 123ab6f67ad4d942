import { createHash } from 'node:crypto'

/** What stands inline, as a source of a Content-Security-Policy: 'sha256-…' in quotes. */
export const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`
