import { NodeSelection, TextSelection } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'

/** Takes over what is selected on the page: the browser tells of it only after a key that follows at once. */
export function takeSelection(view: EditorView): void {
  const { anchorNode, anchorOffset, focusNode, focusOffset, isCollapsed } = document.getSelection() ?? {}
  const { doc, selection, tr } = view.state
  // A block that is selected is no caret on the page either.
  const isOfText = selection instanceof TextSelection || (selection instanceof NodeSelection && isCollapsed)
  if (!isOfText || !anchorNode || !focusNode) return
  if (!view.dom.contains(anchorNode) || !view.dom.contains(focusNode)) return
  const at = (node: Node, offset = 0) => doc.resolve(view.posAtDOM(node, offset))
  const $anchor = at(anchorNode, anchorOffset)
  if (selection instanceof NodeSelection && !$anchor.parent.isTextblock) return
  const shown = TextSelection.between($anchor, at(focusNode, focusOffset))
  if (!shown.eq(selection)) view.dispatch(tr.setSelection(shown))
}
