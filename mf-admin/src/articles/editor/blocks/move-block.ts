import type { Node, ResolvedPos } from 'prosemirror-model'
import { type Command, NodeSelection, TextSelection, type Transaction } from 'prosemirror-state'
import { blocksCopy } from '../../content/editor.ts'
import { SAID } from '../document/announcement.ts'

/** What moves as a whole, with all that stands in it. */
const WHOLE = new Set(['table', 'figure'])

/** A container and those of its children that the selection touches: from `first` up to, not including, `after`. */
interface Blocks {
  parent: Node
  /** The position at which the content of the container begins. */
  start: number
  first: number
  after: number
}

/** What can be moved at the selection, the innermost first: items of a list, blocks of a quote, blocks of the article. */
function blocksAt($from: ResolvedPos, $to: ResolvedPos): Blocks[] {
  let depth = $from.sharedDepth($to.pos)
  for (let outer = 1; outer <= depth; outer += 1)
    if (WHOLE.has($from.node(outer).type.name)) depth = outer - 1
  const found: Blocks[] = []
  for (; depth >= 0; depth -= 1) {
    const parent = $from.node(depth)
    // A paragraph does not leave its item: the item moves.
    if (parent.inlineContent || parent.type.name === 'list_item') continue
    found.push({
      parent,
      start: $from.start(depth),
      first: $from.index(depth),
      after: Math.max($to.indexAfter(depth), $from.index(depth) + 1)
    })
  }
  return found
}

/** How many blocks there are: the empty line to go on in at the end is none. */
function countBlocks({ lastChild, childCount, type }: Node): number {
  const isLine = type.name === 'doc' && lastChild?.type.name === 'paragraph' && lastChild.content.size === 0
  return isLine ? childCount - 1 : childCount
}

const canMove = ({ parent, first, after }: Blocks, by: -1 | 1) =>
  by < 0 ? first > 0 : after < countBlocks(parent)

/** Moves the block at the selection, or those it goes over, past the next one of its container, and says where it stands now (EDITOR-11). */
export function moveBlock(by: -1 | 1): Command {
  return ({ selection, tr }, dispatch) => {
    const found = blocksAt(selection.$from, selection.$to)
    const blocks = found.find((one) => canMove(one, by))
    if (!blocks) {
      dispatch?.(tr.setMeta(SAID, by < 0 ? blocksCopy.isFirst : blocksCopy.isLast))
      return true
    }
    if (!dispatch) return true
    const { parent, first } = blocks
    // Counted from 1.
    const place = first + 1 + by
    const shift = swap(tr, blocks, by)
    const { anchor, head } = selection
    tr.setSelection(
      selection instanceof NodeSelection
        ? NodeSelection.create(tr.doc, selection.from + shift)
        : TextSelection.between(tr.doc.resolve(anchor + shift), tr.doc.resolve(head + shift))
    )
    dispatch(tr.setMeta(SAID, blocksCopy.moved(place, countBlocks(parent))).scrollIntoView())
    return true
  }
}

/** Exchanges the blocks with the one beside them, and returns by how many positions they were shifted. */
function swap(tr: Transaction, { parent, start, first, after }: Blocks, by: -1 | 1): number {
  const from = by < 0 ? first - 1 : first
  const to = by < 0 ? after : after + 1
  const nodes = parent.children.slice(from, to)
  const [passed] = by < 0 ? nodes.splice(0, 1) : nodes.splice(-1, 1)
  if (!passed) return 0
  const begin = start + parent.children.slice(0, from).reduce((sum, { nodeSize }) => sum + nodeSize, 0)
  const size = nodes.reduce((sum, { nodeSize }) => sum + nodeSize, passed.nodeSize)
  tr.replaceWith(begin, begin + size, by < 0 ? [...nodes, passed] : [passed, ...nodes])
  return by * passed.nodeSize
}
