import { ADMIN_CODE_HEADER } from '@site/contracts/operations/admin'
import { addressOf } from '@site/contracts/operations/calls/call'
import { pictureCalls } from '@site/contracts/operations/calls/pictures'
import type { Problem } from '@site/contracts/operations/problem'
import type { Focus } from '@site/contracts/pictures/own-picture'
import type { Picture } from '@site/contracts/pictures/picture'
import { HttpError } from '@site/web/platform'
import { pictureCopy } from './content/pictures.ts'

interface UploadOptions {
  adminCode: string
  /** Told of the part that has gone, from 0 to 1; at 1 the server works on it. */
  onProgress?: (part: number) => void
  signal?: AbortSignal
}

/**
 * Sends a picture and resolves with what shows it: `<img src srcset width height>`, and the same in AVIF for a `source` before it. It
 * uses XMLHttpRequest, as fetch tells nothing of how much has gone.
 *
 * @param alt what the picture shows; empty for one that is decorative
 * @param focus what must stay in sight when it is cropped; as it was, or the middle, without it
 * @throws HttpError with the server's sentence, if it gave one, or with status 0 and the sentence that the connection broke
 */
export async function uploadPicture(
  file: Blob,
  { alt, focus }: { alt: string; focus?: Focus },
  { adminCode, onProgress, signal }: UploadOptions
): Promise<Picture> {
  signal?.throwIfAborted()
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total === 0 ? 1 : loaded / total)
    request.onload = () => {
      const { status, statusText, responseText } = request
      const answer = parse(responseText)
      if (status === 201) resolve(answer as Picture)
      else reject(new HttpError(status, statusText, problemIn(answer)))
    }
    request.onerror = () => reject(new HttpError(0, 'The connection broke', { message: pictureCopy.network }))
    request.onabort = () => reject(signal?.reason)
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    const query = {
      ...(alt === '' ? { decorative: 'true' as const } : { alt }),
      ...(focus && { focusX: focus.x, focusY: focus.y })
    }
    request.open(pictureCalls.addPicture.method, addressOf(pictureCalls.addPicture, {}, query))
    request.setRequestHeader(ADMIN_CODE_HEADER, encodeURIComponent(adminCode))
    request.setRequestHeader('content-type', file.type)
    request.send(file)
  })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // a proxy's own page, perhaps
  }
}

const problemIn = (answer: unknown): Problem | undefined =>
  typeof answer === 'object' && answer !== null && 'message' in answer && typeof answer.message === 'string'
    ? { message: answer.message }
    : undefined
