import { PICTURE_LIMITS } from '../pictures/own-picture.ts'

/**
 * Largest bodies of requests, in bytes after decompression. The gateway refuses by them before it passes anything on, the
 * services again by themselves. An article holds up to a megabyte, and JSON escapes quotes and line ends; a picture is a file of a phone.
 */
export const BODY_LIMITS = {
  usual: 64 * 1024,
  article: 2 * 1024 * 1024,
  picture: PICTURE_LIMITS.bytes
} as const
