import type { ResolvedPos } from 'prosemirror-model'
import { Plugin, TextSelection, type Transaction } from 'prosemirror-state'
import { addSign } from '../../../french/type-french.ts'

/**
 * A text that comes in one piece is taken as one that is typed: dictated, proposed by a telephone, completed by a program. The rules look for what
 * they replace in the document, so all but its last sign goes there first.
 */
export const typedInOnePiece = (): Plugin =>
  new Plugin({
    props: {
      handleTextInput(view, from, to, text) {
        const signs = [...text]
        const last = signs.pop()
        if (view.composing || last === undefined || signs.length === 0) return false
        // The view may not have heard yet where the caret is: it goes to where the text came.
        const tr = insertTyped(view.state.tr, { from, to, signs })
        const at = tr.mapping.map(to)
        view.dispatch(tr.setSelection(TextSelection.create(tr.doc, at)))
        const insert = () => view.state.tr.insertText(last, at)
        const isTaken = view.someProp('handleTextInput', (handle) => handle(view, at, at, last, insert))
        if (!isTaken) view.dispatch(insert().scrollIntoView())
        return true
      }
    }
  })

function insertTyped(
  tr: Transaction,
  { from, to, signs }: { from: number; to: number; signs: string[] }
): Transaction {
  const $from = tr.doc.resolve(from)
  const marks = tr.storedMarks ?? $from.marks()
  const isCode = $from.parent.type.spec.code || marks.some(({ type }) => type.spec.code)
  if (isCode) return tr.insertText(signs.join(''), from, to)
  const before = textBefore($from)
  const typed = signs.reduce(addSign, before)
  const same = commonLength(before, typed)
  return tr.insertText(typed.slice(same), from - (before.length - same), to)
}

/** The text of the block before this position, with a sign that no correction touches for each that is none, or code. */
function textBefore({ parent, parentOffset }: ResolvedPos): string {
  let text = ''
  parent.nodesBetween(0, parentOffset, (node, at) => {
    const isPlain = node.isText && !node.marks.some(({ type }) => type.spec.code)
    const part = isPlain ? (node.text ?? '') : '\ufffc'.repeat(node.nodeSize)
    text += part.slice(0, parentOffset - at)
    return false
  })
  return text
}

function commonLength(one: string, other: string): number {
  let length = 0
  while (length < one.length && one[length] === other[length]) length += 1
  return length
}
