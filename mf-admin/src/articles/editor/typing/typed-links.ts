import { closeHistory } from 'prosemirror-history'
import { InputRule } from 'prosemirror-inputrules'
import type { Mark, ResolvedPos } from 'prosemirror-model'
import type { Command, EditorState, Transaction } from 'prosemirror-state'
import { isInCode } from '../../../french/type-french.ts'
import { completeAddress } from '../document/attributes.ts'
import { markType } from '../document/schema.ts'
import { LINK_IN_MARKDOWN, linkAddress } from './link-address.ts'

/** An address at the end of a text, at its start or after white space or an opening sign. */
const ADDRESS = /(?:^|[\s\ufffc([{«“"'‘’])((?:https?:\/\/|www\.)[^\s\ufffc<>"«»]+)$/i
/** Signs that end the sentence rather than the address. */
const ENDING = /[.,;:!?…'’”*_]+$/

/** The address that ends a text, without the signs after it: a bracket is of the address only where it opens in it. */
export function addressAtEnd(text: string): { start: number; typed: string } | null {
  const match = ADDRESS.exec(text)
  let typed = match?.[1]
  if (!match || !typed || isInCode(text.slice(0, match.index))) return null
  const start = match.index + match[0].length - typed.length
  for (let before = ''; before !== typed; ) {
    before = typed
    typed = typed.replace(ENDING, '')
    if (/[)\]}]$/.test(typed) && !/[([{]/.test(typed)) typed = typed.slice(0, -1)
  }
  const isComplete = /^(https?:\/\/|www\.)[^/.]+(\.[^/.]+)+/i.test(typed) && linkAddress(typed) !== null
  return isComplete ? { start, typed } : null
}

const link = (typed: string): Mark => markType('a').create({ with: { href: completeAddress(typed) } })

/** Adds the link to what was typed up to a position; null where no address ends there, or it is code or a link already. */
function addLink(tr: Transaction, $end: ResolvedPos): Transaction | null {
  const { parent } = $end
  if (!parent.inlineContent || parent.type.spec.code) return null
  const found = addressAtEnd(parent.textBetween(0, $end.parentOffset, '\ufffc', '\ufffc'))
  if (!found) return null
  const from = $end.start() + found.start
  const to = from + found.typed.length
  let isPlain = true
  tr.doc.nodesBetween(from, to, ({ marks }) => {
    if (marks.some(({ type }) => type.spec.code || type.name === 'a')) isPlain = false
  })
  return isPlain ? tr.addMark(from, to, link(found.typed)) : null
}

/** What links as one types: an address by the space after it, and [words](address) as Markdown has it. */
export const linkRules = [
  new InputRule(/\S(\s)$/, (state, [, space = ''], start, end) =>
    addLink(state.tr.insertText(space, start + 1, end), state.doc.resolve(start + 1))
  ),
  new InputRule(
    new RegExp(`${LINK_IN_MARKDOWN.source}$`),
    (state: EditorState, [, words = '', address = ''], start, end) => {
      const href = linkAddress(address)
      const $start = state.doc.resolve(start)
      if (href === null || isInCode($start.parent.textBetween(0, $start.parentOffset))) return null
      const to = start + 1 + words.length
      const tr = state.tr.delete(to, end).delete(start, start + 1)
      tr.addMark(start, to - 1, markType('a').create({ with: { href } }))
      return tr.removeStoredMark(markType('a'))
    },
    { inCodeMark: false }
  )
]

/** Enter links the address before it, as a step of its own: Undo takes that back alone. */
export const linkingTyped =
  (enter: Command): Command =>
  (state, dispatch, view) => {
    const { $from } = state.selection
    return enter(
      state,
      dispatch &&
        ((entered) => {
          dispatch(entered)
          const linked = addLink(state.apply(entered).tr, $from)
          if (linked) dispatch(closeHistory(linked))
        }),
      view
    )
  }
