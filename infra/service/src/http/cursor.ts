import { badRequest } from './errors.ts'

/** Encodes a position in a sorted list, given by the numbers it is sorted by, for a client: opaque to it, safe in an address. */
export const encodeCursor = (position: number[]): string =>
  Buffer.from(position.join('.')).toString('base64url')

/**
 * Decodes the numbers of a cursor.
 *
 * @param length how many numbers this list is sorted by
 * @throws HttpError 400 for a text that encodeCursor cannot have returned for such a list
 */
export function decodeCursor(text: string, length: number): number[] {
  const parts = Buffer.from(text, 'base64url').toString().split('.')
  if (parts.length !== length || !parts.every((part) => /^\d{1,15}$/.test(part))) {
    throw badRequest('Le curseur de page n’est pas valide.', 'bad-cursor')
  }
  return parts.map(Number)
}
