import { closeHistory } from 'prosemirror-history'
import { Fragment, type Node, type ResolvedPos, Slice } from 'prosemirror-model'
import { type EditorState, Plugin, PluginKey, TextSelection, type Transaction } from 'prosemirror-state'
import { dropPoint, insertPoint } from 'prosemirror-transform'
import { Decoration, DecorationSet } from 'prosemirror-view'
import type { Attributes } from '../document/attributes.ts'
import { emptyParagraph, nodeType } from '../document/schema.ts'
import type { PictureUpload } from './picture-upload.ts'
import { showUpload } from './show-upload.ts'

/** Where in the document a picture will stand that is not there yet. */
interface Place {
  upload: PictureUpload
  pos: number
}
type Change = { added: Place[] } | { left: PictureUpload }

const key = new PluginKey<Place[]>('pictures')

/**
 * Keeps the places of pictures that are on their way, beside the document: what is typed meanwhile moves them, Undo does not reach them,
 * and what is saved knows nothing of them (MANAGE-61).
 */
export const picturePlaces = (): Plugin<Place[]> =>
  new Plugin<Place[]>({
    key,
    state: {
      init: () => [],
      apply(transaction, places) {
        const change: Change | undefined = transaction.getMeta(key)
        const left = change && 'left' in change ? change.left : undefined
        const at = places.findIndex(({ upload }) => upload === left)
        // Where several wait at one place, those before the one that comes stay before it.
        const moved = places.map((place, index) => ({
          ...place,
          pos: transaction.mapping.map(place.pos, index < at ? -1 : 1)
        }))
        const kept = moved.filter(({ upload }) => upload !== left)
        return change && 'added' in change ? [...kept, ...change.added] : kept
      }
    },
    props: {
      decorations(state) {
        const shown = placesIn(state).map(({ upload, pos }, index) =>
          Decoration.widget(pos, () => showUpload(upload), {
            key: upload.id,
            // In their order, where several wait at one place.
            side: index - placesIn(state).length,
            ignoreSelection: true,
            stopEvent: () => true
          })
        )
        return DecorationSet.create(state.doc, shown)
      }
    }
  })

/** The pictures on their way, in the order in which they were taken. */
export const placesIn = (state: EditorState): readonly Place[] => key.getState(state) ?? []

/**
 * Opens a place for these pictures.
 *
 * @param at a position where they were dropped; without it they stand where the caret is, which goes on after them
 */
export function openPlaces(state: EditorState, uploads: readonly PictureUpload[], at?: number): Transaction {
  const { tr } = state
  const pos = at === undefined ? partAtCaret(tr) : (dropPoint(tr.doc, at, new Slice(FIGURE, 0, 0)) ?? at)
  return tr.setMeta(key, { added: uploads.map((upload) => ({ upload, pos })) } satisfies Change)
}

/** Puts the figure where its picture was awaited; null when it is awaited no more. */
export function placeFigure(state: EditorState, upload: PictureUpload, figure: Node): Transaction | null {
  const place = placesIn(state).find((one) => one.upload === upload)
  if (!place) return null
  const { doc, tr } = state
  const at = insertPoint(doc, place.pos, figure.type) ?? doc.content.size
  const isLast = at === doc.content.size
  tr.insert(at, isLast ? [figure, emptyParagraph()] : figure)
  return closeHistory(tr.setMeta(key, { left: upload } satisfies Change))
}

/** Closes the place of a picture that does not come. */
export const closePlace = ({ tr }: EditorState, upload: PictureUpload): Transaction =>
  tr.setMeta(key, { left: upload } satisfies Change)

const FIGURE = Fragment.from(
  nodeType('figure').create(null, nodeType('figure_image').create({ with: { src: '', alt: '' } }))
)

/** The position at the caret where a block can stand; text is parted there, and the caret goes on after it. */
function partAtCaret(tr: Transaction): number {
  if (tr.selection instanceof TextSelection) tr.deleteSelection()
  const { $to } = tr.selection
  const depth = depthForFigure($to)
  if (depth === 0) return insertPoint(tr.doc, $to.pos, nodeType('figure')) ?? $to.pos
  const isBeside = depth === $to.depth && $to.parent.isTextblock
  if (isBeside && $to.parentOffset === 0) return $to.before(depth)
  const isInside = isBeside && $to.parentOffset < $to.parent.content.size && !$to.parent.type.spec.code
  if (isInside) {
    tr.split($to.pos, 1, [secondHalf($to.parent)])
    tr.setSelection(TextSelection.create(tr.doc, $to.pos + 2))
    return $to.pos + 1
  }
  const after = $to.after(depth)
  const next = tr.doc.nodeAt(after)
  if (next?.type.name !== 'paragraph' || next.content.size > 0) tr.insert(after, emptyParagraph())
  tr.setSelection(TextSelection.create(tr.doc, after + 1))
  return after
}

/** The depth of the innermost node around the caret after which a figure may stand; 0 where there is none. */
function depthForFigure($at: ResolvedPos): number {
  let depth = $at.depth
  const mayStand = () => {
    const index = $at.indexAfter(depth - 1)
    return $at.node(depth - 1).canReplaceWith(index, index, nodeType('figure'))
  }
  while (depth > 0 && !mayStand()) depth -= 1
  return depth
}

/** The second half goes on as what the first is, without the id that names that. */
function secondHalf({ type, attrs }: Node) {
  const { id: _, ...rest } = (attrs.with ?? {}) as Attributes
  return { type, attrs: { ...attrs, with: rest } }
}
