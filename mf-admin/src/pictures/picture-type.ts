import type { PICTURE_TYPES } from '@site/contracts/pictures/own-picture'

type PictureType = (typeof PICTURE_TYPES)[number]

/** How many bytes of a file tell its type. */
export const HEAD_BYTES = 16

const startsWith = (bytes: Uint8Array, text: string, at = 0): boolean =>
  [...text].every((letter, index) => bytes[at + index] === letter.charCodeAt(0))

const SIGNATURES: readonly [PictureType, (bytes: Uint8Array) => boolean][] = [
  ['image/jpeg', (bytes) => startsWith(bytes, '\xff\xd8\xff')],
  ['image/png', (bytes) => startsWith(bytes, '\x89PNG\r\n\x1a\n')],
  ['image/webp', (bytes) => startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)],
  ['image/gif', (bytes) => startsWith(bytes, 'GIF87a') || startsWith(bytes, 'GIF89a')],
  ['image/avif', (bytes) => startsWith(bytes, 'ftypavif', 4) || startsWith(bytes, 'ftypavis', 4)]
]

/**
 * The type of a picture by the first bytes of its file, whatever it calls itself; undefined when it is none that is taken. What is
 * behind them is read by the server.
 *
 * @param head the first HEAD_BYTES bytes, or fewer where the file has no more
 */
export const pictureTypeOf = (head: Uint8Array): PictureType | undefined =>
  SIGNATURES.find(([, fits]) => fits(head))?.[0]
