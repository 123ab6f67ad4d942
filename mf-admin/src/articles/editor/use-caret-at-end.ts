import { isBlankHtml } from '@site/contracts/articles/article'
import { Selection } from 'prosemirror-state'
import { useEffect, useRef } from 'react'
import { isTakenElsewhere } from '../form/fields/is-taken-elsewhere.ts'
import type { Editing } from './editing/editing.ts'

/**
 * Puts the caret at the end of a text that somebody goes on with, in sight (EDITOR-22): as the form is opened for that (`isBegun`), and each
 * time a text is taken up in it. A frame later: the shell, and a dialog that closes, move the focus themselves.
 */
export function useCaretAtEnd(
  editing: Editing,
  { isBegun, takenUp }: { isBegun: boolean; takenUp: number }
): void {
  const handled = useRef(0)
  useEffect(() => {
    const isTakenUp = takenUp > handled.current
    if (isBlankHtml(editing.getHtml()) || !(isTakenUp || (isBegun && takenUp === 0))) return
    const frame = requestAnimationFrame(() => {
      handled.current = takenUp
      if (isTakenUp || !isTakenElsewhere()) putAtEnd(editing)
    })
    return () => cancelAnimationFrame(frame)
  }, [editing, isBegun, takenUp])
}

function putAtEnd(editing: Editing): void {
  const view = editing.getView()
  if (!view) {
    focusSource()
    return
  }
  const { doc, tr } = editing.getState()
  view.focus()
  editing.dispatch(tr.setSelection(Selection.atEnd(doc)).scrollIntoView())
}

/** As HTML. */
function focusSource(): void {
  const field = document.querySelector<HTMLTextAreaElement>('textarea[data-field="content"]')
  field?.focus()
  field?.setSelectionRange(field.value.length, field.value.length)
}
