import { badRequest } from './errors.ts'

/** A place in a sorted list, by the numbers it is sorted by, as a client carries it: opaque to it, safe in an address. */
export const encodeCursor = (place: number[]): string => Buffer.from(place.join('.')).toString('base64url')

/**
 * The numbers of a cursor.
 *
 * @param length how many numbers place a row in this list
 * @throws HttpError 400 for a text that encodeCursor did not make for such a list
 */
export function decodeCursor(text: string, length: number): number[] {
  const parts = Buffer.from(text, 'base64url').toString().split('.')
  if (parts.length !== length || !parts.every((part) => /^\d{1,15}$/.test(part))) {
    throw badRequest('Le curseur de page n’est pas valide.', 'bad-cursor')
  }
  return parts.map(Number)
}
