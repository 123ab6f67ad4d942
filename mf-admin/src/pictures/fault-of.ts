import { PICTURE_LIMITS, PICTURE_TYPES } from '@site/contracts/pictures/own-picture'
import { pictureCopy } from './content/pictures.ts'
import { HEAD_BYTES, pictureTypeOf } from './picture-type.ts'

/** What can be said of a file before it is sent, and at once. */
export function faultOf({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!PICTURE_TYPES.some((one) => one === type)) return pictureCopy.notAPicture
  return size > PICTURE_LIMITS.bytes ? pictureCopy.tooLarge : null
}

/** What can be said of a file before it is sent, once its beginning is read: one that only calls itself a picture is none. */
export async function faultOfContent(file: File): Promise<string | null> {
  const fault = faultOf(file)
  if (fault) return fault
  const head = await file
    .slice(0, HEAD_BYTES)
    .arrayBuffer()
    .then(
      (buffer) => new Uint8Array(buffer),
      () => null // it was moved or deleted since it was chosen
    )
  if (!head) return pictureCopy.unreadable
  return pictureTypeOf(head) ? null : pictureCopy.notAPicture
}
