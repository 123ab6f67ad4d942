import type { EditorView } from 'prosemirror-view'
import { useEffect, useRef, useState } from 'react'
import { useAdminCode } from '../../access/use-admin-code.ts'
import { uploadPicture } from '../../pictures/upload-picture.ts'
import type { Editing } from './editing/editing.ts'
import { buildOwnFigure, type PictureText } from './figures/build-figure.ts'
import { closePlace, openPlaces, placeFigure, placesIn } from './figures/picture-places.ts'
import { createPictureUpload, createTurns, type PictureUpload } from './figures/picture-upload.ts'

/** Is the caret, which is in the text, where somebody sees it? Who reads elsewhere is left there. */
function isCaretInSight(view: EditorView): boolean {
  if (!view.hasFocus()) return false
  const { top, bottom } = view.coordsAtPos(view.state.selection.head)
  return bottom > 0 && top < window.innerHeight
}

/**
 * Takes pictures into the text (MANAGE-61): each gets its place at once, is described, sent, one after the other, and stands there as a
 * figure once the server has it. `asking` are those that wait for their description, in order; `onAwait` is called as long as any of them is
 * not in the text yet.
 */
export function usePictures(editing: Editing, onAwait: (isAwaiting: boolean) => void) {
  const adminCode = useAdminCode() ?? ''
  const [asking, setAsking] = useState<readonly PictureUpload[]>([])
  const inTurn = useRef(createTurns())
  const report = useRef(onAwait)
  useEffect(() => {
    report.current = onAwait
  })
  useEffect(() => {
    const end = editing.subscribe(() => report.current(placesIn(editing.getState()).length > 0))
    return () => {
      end()
      report.current(false)
    }
  }, [editing])
  // Whoever leaves the form leaves what is on its way.
  useEffect(
    () => () => {
      for (const { upload } of placesIn(editing.getState())) upload.cancel()
    },
    [editing]
  )

  const forget = (upload: PictureUpload) => setAsking((before) => before.filter((one) => one !== upload))
  const build = (file: File) =>
    createPictureUpload(file, {
      upload: (sent, description, options) => uploadPicture(sent, description, { adminCode, ...options }),
      inTurn: inTurn.current,
      onSent(upload, picture, text) {
        const transaction = placeFigure(editing.getState(), upload, buildOwnFigure(picture, text))
        if (!transaction) return
        // It is larger than the place that it had.
        const view = editing.getView()
        editing.dispatch(view && isCaretInSight(view) ? transaction.scrollIntoView() : transaction)
      },
      onCancel(upload) {
        forget(upload)
        editing.dispatch(closePlace(editing.getState(), upload))
        editing.getView()?.focus()
      }
    })
  return {
    asking,
    /** `at`: the position where they were dropped; else they come where the caret is. */
    async take(files: readonly File[], at?: number) {
      if (files.length === 0) return
      const uploads = files.map(build)
      editing.dispatch(openPlaces(editing.getState(), uploads, at))
      await Promise.all(uploads.map((upload) => upload.check()))
      const isAwaited = (upload: PictureUpload) =>
        upload.getState().name === 'asking' &&
        placesIn(editing.getState()).some((place) => place.upload === upload)
      setAsking((before) => [...before, ...uploads.filter(isAwaited)])
    },
    describe(upload: PictureUpload, text: PictureText) {
      forget(upload)
      void upload.send(text)
    }
  }
}
