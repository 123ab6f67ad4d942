import { type Command, NodeSelection, Plugin } from 'prosemirror-state'
import { Decoration, DecorationSet, type EditorView } from 'prosemirror-view'
import { figureCopy } from '../../content/editor.ts'
import { placeOfPicture } from '../commands/commands.ts'
import styles from '../editor.module.css'

/**
 * The ways to what is said of a picture that stands in the text (PICTURE-15): a button on the one that is selected, and two presses on
 * any.
 *
 * @param open asks for the description of the picture at the selection
 */
export const describePicture = (open: Command): Plugin =>
  new Plugin({
    props: {
      decorations(state) {
        const place = placeOfPicture(state)
        if (!place) return null
        const after = place.pos + place.node.nodeSize
        return DecorationSet.create(state.doc, [
          Decoration.widget(after, (view) => buildButton(view, open), {
            key: `describe-${place.node.type.name}`,
            side: -1,
            ignoreSelection: true,
            stopEvent: () => true
          })
        ])
      },
      handleDoubleClickOn(view, _pos, node, at) {
        if (node.type.name !== 'image' && node.type.name !== 'figure_image') return false
        view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, at)))
        return open(view.state, view.dispatch, view)
      }
    }
  })

function buildButton(view: EditorView, open: Command): HTMLElement {
  const box = document.createElement('span')
  box.className = styles.describe ?? ''
  box.contentEditable = 'false'
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = figureCopy.describe
  button.ariaLabel = figureCopy.alt
  // The picture stays selected.
  button.addEventListener('mousedown', (event) => event.preventDefault())
  button.addEventListener('click', () => open(view.state, view.dispatch, view))
  box.append(button)
  return box
}
