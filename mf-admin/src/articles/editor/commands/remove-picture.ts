import { closeHistory } from 'prosemirror-history'
import type { Command } from 'prosemirror-state'
import { withoutFigure } from '../figures/remove-figure.ts'
import { placeOfPicture } from './commands.ts'

/** Removes the picture that its dialog is about: the figure at the selection, or the picture in a line of text (EDITOR-20). */
export const removePicture: Command = (state, dispatch) => {
  const place = placeOfPicture(state)
  if (!place) return false
  const { doc, tr } = state
  const $place = doc.resolve(place.pos)
  if ($place.parent.type.name === 'figure')
    dispatch?.(withoutFigure(tr, { node: $place.parent, pos: $place.before() }))
  else dispatch?.(closeHistory(tr.delete(place.pos, place.pos + place.node.nodeSize).scrollIntoView()))
  return true
}
