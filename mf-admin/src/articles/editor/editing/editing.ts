import { gapCursor } from 'prosemirror-gapcursor'
import { closeHistory, history, isHistoryTransaction } from 'prosemirror-history'
import type { Node } from 'prosemirror-model'
import { type Command, EditorState, Plugin, type Transaction } from 'prosemirror-state'
import { tableEditing } from 'prosemirror-tables'
import type { EditorView } from 'prosemirror-view'
import { SAID } from '../document/announcement.ts'
import { lastLine, withLastLine } from '../document/last-line.ts'
import { openArticle } from '../document/open-article.ts'
import { noteSource, sourceOf } from '../document/sources.ts'
import { writeArticle, writeOutermost } from '../document/write-article.ts'
import { picturePlaces } from '../figures/picture-places.ts'
import { dropEmptyFigures } from '../figures/remove-figure.ts'
import { dropLastRows } from '../table/last-rows.ts'
import { typedAfterBlock } from '../typing/after-figure.ts'
import { typingKeys } from '../typing/keys.ts'
import { typedInOnePiece } from '../typing/one-piece.ts'
import { typingRules } from '../typing/rules.ts'
import { describePicture } from './describe-picture.ts'

/** An article under the pen: its document with all that Undo reaches, whichever way it is shown. */
export interface Editing {
  getState: () => EditorState
  getHtml: () => string
  /** What was done last that only who sees the sheet knows of; '' where there is nothing to say. */
  getSaid: () => string
  subscribe: (listener: () => void) => () => void
  dispatch: (transaction: Transaction) => void
  /** Answers whether the command could do something. */
  run: (command: Command) => boolean
  /** Takes other HTML in its place. `isTyped`: it comes in small steps, that Undo takes back together. */
  setHtml: (html: string, isTyped?: boolean) => void
  /** The view that shows the document, or null when none does. */
  attach: (view: EditorView | null) => void
  getView: () => EditorView | null
}

const READ = 'read'

/** HTML that is read, and what Undo brings back, are taken as they are. */
const isTakenOver = (transactions: readonly Transaction[]) =>
  transactions.some((one) => one.getMeta(READ) || isHistoryTransaction(one))

/** A document that is changed is no longer the string it was read from; Undo brings both back. */
const forgetSource = new Plugin({
  appendTransaction(transactions, _before, state) {
    if (
      isTakenOver(transactions) ||
      state.doc.attrs.source === null ||
      !transactions.some((one) => one.docChanged)
    )
      return null
    return state.tr.setDocAttribute('source', null)
  }
})

/**
 * @param html the article as it is stored
 * @param openLink what the key for a link does
 * @param openFigure what the ways to a picture's description do
 */
export function createEditing(html: string, openLink: Command, openFigure: Command = () => false): Editing {
  const listeners = new Set<() => void>()
  let view: EditorView | null = null
  let said = ''
  let state = EditorState.create({
    doc: withLastLine(openArticle(html)),
    plugins: [
      ...[
        typedAfterBlock(),
        typedInOnePiece(),
        typingRules(),
        ...typingKeys(openLink),
        history(),
        tableEditing(),
        gapCursor()
      ],
      ...[
        forgetSource,
        dropEmptyFigures(isTakenOver),
        dropLastRows(isTakenOver),
        lastLine(),
        picturePlaces(),
        describePicture(openFigure)
      ]
    ]
  })
  const dispatch = (transaction: Transaction) => {
    state = state.apply(transaction)
    said = transaction.getMeta(SAID) ?? (transaction.docChanged ? '' : said)
    view?.updateState(state)
    for (const listener of listeners) listener()
  }
  return {
    getState: () => state,
    getHtml: () => writeArticle(state.doc),
    getSaid: () => said,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    dispatch,
    run: (command) => command(state, dispatch, view ?? undefined),
    setHtml(next, isTyped = false) {
      if (next === writeArticle(state.doc)) return
      const blocks = withLastLine(openArticle(next, state.doc))
      const transaction = replaceBlocks(state, blocks).setDocAttribute('source', next)
      dispatch((isTyped ? transaction : closeHistory(transaction)).setMeta(READ, true))
    },
    attach(next) {
      view = next
    },
    getView: () => view
  }
}

/** A block that was written here and comes back from the server stays the node it is, with the caret in it; from now on it knows its source. */
function isSame(now: Node, next: Node): boolean {
  if (now === next) return true
  const source = sourceOf(next)
  if (sourceOf(now) || writeOutermost(now) !== writeOutermost(next)) return false
  if (source) noteSource(now, source)
  return true
}

/** The step from one document to another: the blocks between the first that differs and the last. */
function replaceBlocks(state: EditorState, next: Node): Transaction {
  const now = state.doc
  let start = 0
  while (start < now.childCount && start < next.childCount && isSame(now.child(start), next.child(start)))
    start += 1
  let end = 0
  const most = Math.min(now.childCount, next.childCount) - start
  while (end < most && isSame(now.child(now.childCount - 1 - end), next.child(next.childCount - 1 - end)))
    end += 1
  const at = (count: number) => {
    let position = 0
    for (let index = 0; index < count; index += 1) position += now.child(index).nodeSize
    return position
  }
  const blocks = next.children.slice(start, next.childCount - end)
  if (blocks.length === 0 && now.childCount - end === start) return state.tr
  return state.tr.replaceWith(at(start), at(now.childCount - end), blocks)
}
