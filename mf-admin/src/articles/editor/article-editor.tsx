import { useToast } from '@site/web/platform'
import { createOwnValue } from '@site/web/ui/forms/own-value'
import { closeHistory } from 'prosemirror-history'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { pasteCopy } from '../content/editor.ts'
import type { DialogName } from './commands/tools.ts'
import { createEditing } from './editing/editing.ts'
import { FigureDialog } from './figure-dialog.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { SourceEditor } from './source-editor.tsx'
import { takeSelection } from './take-selection.ts'
import { useCaretAtEnd } from './use-caret-at-end.ts'
import { usePictures } from './use-pictures.ts'
import { VisualEditor } from './visual-editor.tsx'

export interface ArticleEditorProps {
  mode: 'visual' | 'source'
  value: string
  isInvalid: boolean
  onChange: (html: string) => void
  /** Says whether a picture is on its way into the text. */
  onAwaitPicture: (isAwaiting: boolean) => void
  isBegun: boolean
  takenUp: number
}

/** The content of an article, as it reads or as HTML: two ways into one document, with one history. */
export default function ArticleEditor({
  mode,
  value,
  isInvalid,
  onChange,
  onAwaitPicture,
  isBegun,
  takenUp
}: ArticleEditorProps) {
  const toast = useToast()
  const [dialog, setDialog] = useState<DialogName | null>(null)
  const [editing] = useState(() =>
    createEditing(
      value,
      (_state, _dispatch, view) => {
        if (view) takeSelection(view)
        setDialog('link')
        return true
      },
      () => {
        setDialog('figure')
        return true
      }
    )
  )
  const report = useRef(onChange)
  const [own] = useState(() => createOwnValue(value))
  useEffect(() => {
    report.current = onChange
  })
  useEffect(
    () =>
      editing.subscribe(() => {
        const html = editing.getHtml()
        if (own.write(html)) report.current(html)
      }),
    [editing, own]
  )
  // What is written in one way is not taken back together with what was written in the other.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each change of mode
  useEffect(() => editing.dispatch(closeHistory(editing.getState().tr)), [editing, mode])
  // A draft that was taken up again, or the article as the server has stored it.
  useEffect(() => {
    if (own.isOther(value)) editing.setHtml(value)
  }, [editing, own, value])

  useCaretAtEnd(editing, { isBegun, takenUp })

  const { asking, take, describe } = usePictures(editing, onAwaitPicture)
  const [upload = null] = asking
  const close = () => {
    setDialog(null)
    // Once the dialog has given the focus back to where it was.
    requestAnimationFrame(() => {
      const view = editing.getView()
      if (!view) return
      view.focus()
      // A picture that was put above it has pushed it away.
      editing.dispatch(editing.getState().tr.scrollIntoView())
    })
  }
  return (
    <>
      {mode === 'visual' ? (
        <VisualEditor
          editing={editing}
          isInvalid={isInvalid}
          ask={setDialog}
          take={take}
          losePictures={(count) => toast.show(pasteCopy.lost(count))}
        />
      ) : (
        <SourceEditor editing={editing} isInvalid={isInvalid} />
      )}
      {/* Outside of the article's form: a form cannot stand in a form. */}
      {createPortal(
        <>
          <LinkDialog editing={editing} isOpen={dialog === 'link'} onClose={close} />
          <FigureDialog
            editing={editing}
            isOpen={dialog === 'figure' || upload !== null}
            upload={upload}
            following={Math.max(0, asking.length - 1)}
            onChoose={async (files) => {
              await take(files)
              setDialog(null)
            }}
            onDescribe={describe}
            onClose={close}
          />
        </>,
        document.body
      )}
    </>
  )
}
