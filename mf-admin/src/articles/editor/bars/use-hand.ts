import type { EditorView } from 'prosemirror-view'
import { useEffect, useState } from 'react'

/** Whether the sheet has the focus, and whether words are being selected with the mouse just now. */
export function useHand(view: EditorView): { hasFocus: boolean; isPressed: boolean } {
  const [hasFocus, setFocus] = useState(view.hasFocus())
  const [isPressed, setPressed] = useState(false)
  useEffect(() => {
    const off = new AbortController()
    const { signal } = off
    view.dom.addEventListener('focus', () => setFocus(true), { signal })
    view.dom.addEventListener('blur', () => setFocus(false), { signal })
    view.dom.addEventListener('pointerdown', () => setPressed(true), { signal })
    for (const end of ['pointerup', 'pointercancel', 'dragend'])
      window.addEventListener(end, () => setPressed(false), { signal })
    return () => off.abort()
  }, [view])
  return { hasFocus, isPressed }
}
