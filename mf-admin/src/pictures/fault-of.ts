import { PICTURE_LIMITS, PICTURE_TYPES } from '@site/contracts/pictures/own-picture'
import { pictureCopy } from './content/pictures.ts'

/** What can be said of a file before it is sent. */
export function faultOf({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!PICTURE_TYPES.some((one) => one === type)) return pictureCopy.notAPicture
  return size > PICTURE_LIMITS.bytes ? pictureCopy.tooLarge : null
}
