import type { Node } from 'prosemirror-model'
import type { SourceBlock } from './split-blocks.ts'

export type { SourceBlock }

/** Nodes never change, so a node that is still in the document is still what it was read from. */
const sources = new WeakMap<Node, SourceBlock>()

export const noteSource = (node: Node, source: SourceBlock): void => void sources.set(node, source)

/** The HTML a block was read from, if it was read and not changed since. */
export const sourceOf = (node: Node): SourceBlock | undefined => sources.get(node)
