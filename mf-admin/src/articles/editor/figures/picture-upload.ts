import type { Picture } from '@site/contracts/pictures/picture'
import { logFailure } from '../../../api/log-failure.ts'
import { pictureCopy } from '../../../pictures/content/pictures.ts'
import { faultOf, faultOfContent } from '../../../pictures/fault-of.ts'
import type { uploadPicture } from '../../../pictures/upload-picture.ts'
import type { PictureText } from './build-figure.ts'

/** Where a picture is between its choice and the text. `part` goes from 0 to 1; at 1 the server works on it. */
export type UploadState =
  | { name: 'asking' }
  | { name: 'queued' }
  | { name: 'sending'; part: number }
  | { name: 'failed'; message: string; mayRetry: boolean }

/** A picture on its way into the text. */
export interface PictureUpload {
  /** Tells it from all others of this page. */
  id: string
  file: File
  getState: () => UploadState
  /** Calls the listener after each change of the state, for as long as there is the upload. */
  subscribe: (listener: () => void) => void
  /** Reads whether it is a picture at all, before anybody describes it. */
  check: () => Promise<void>
  /** Sends it, once what it shows is known. */
  send: (text: PictureText) => Promise<void>
  retry: () => Promise<void>
  cancel: () => void
}

interface UploadDeps {
  /** uploadPicture, with the code that it is allowed by. */
  upload: (
    file: File,
    description: { alt: string },
    options: Pick<Parameters<typeof uploadPicture>[2], 'onProgress' | 'signal'>
  ) => Promise<Picture>
  /** Has one picture sent after the other. */
  inTurn: <T>(work: () => Promise<T>) => Promise<T>
  onSent: (upload: PictureUpload, picture: Picture, text: PictureText) => void
  onCancel: (upload: PictureUpload) => void
}

/** A picture that waits for its description, or one that cannot be taken and says why. */
export function createPictureUpload(
  file: File,
  { upload, inTurn, onSent, onCancel }: UploadDeps
): PictureUpload {
  const listeners: (() => void)[] = []
  const controller = new AbortController()
  const refusedFor = (message: string): UploadState => ({ name: 'failed', message, mayRetry: false })
  const fault = faultOf(file)
  let state: UploadState = fault ? refusedFor(fault) : { name: 'asking' }
  let said: PictureText = { alt: '', caption: '' }
  const enter = (next: UploadState) => {
    state = next
    for (const listener of listeners) listener()
  }
  const sendNow = () => {
    enter({ name: 'sending', part: 0 })
    return upload(
      file,
      { alt: said.alt },
      { onProgress: (part) => enter({ name: 'sending', part }), signal: controller.signal }
    )
  }
  const self: PictureUpload = {
    id: crypto.randomUUID(),
    file,
    getState: () => state,
    subscribe: (listener) => void listeners.push(listener),
    async check() {
      const found = await faultOfContent(file)
      if (found) enter(refusedFor(found))
    },
    send(text) {
      said = text
      return self.retry()
    },
    async retry() {
      enter({ name: 'queued' })
      try {
        const picture = await inTurn(async () => {
          controller.signal.throwIfAborted()
          return sendNow()
        })
        if (!controller.signal.aborted) onSent(self, picture, said)
      } catch (reason) {
        if (controller.signal.aborted) return
        enter({
          name: 'failed',
          message: logFailure('A picture could not be added', reason) ?? pictureCopy.failure,
          mayRetry: true
        })
      }
    },
    cancel() {
      controller.abort()
      onCancel(self)
    }
  }
  return self
}

/** Runs one piece of work after the other, in the order asked for. */
export function createTurns(): UploadDeps['inTurn'] {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const result = last.then(work)
    last = result.catch(() => undefined) // whoever asked for it hears of it
    return result
  }
}
