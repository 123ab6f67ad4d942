import type { EditorView } from 'prosemirror-view'
import { putLink } from './commands/commands.ts'
import { completeAddress } from './document/attributes.ts'

/** An address alone becomes a link: of the words that are selected, or else by its own. */
export function pasteLink(
  view: Pick<EditorView, 'state' | 'dispatch'>,
  clipboard: DataTransfer | null
): boolean {
  const pasted = clipboard?.getData('text/plain').trim() ?? ''
  const address = completeAddress(pasted)
  const { from, to, $from, $to } = view.state.selection
  if (!/^(https?:\/\/|www\.)\S+$/i.test(pasted) || !URL.canParse(address)) return false
  if ($from.parent.type.spec.code || !$from.sameParent($to)) return false
  const text = view.state.doc.textBetween(from, to, ' ')
  const link = { href: '', text, from, to, mark: null }
  return putLink(link, address, text || pasted)(view.state, view.dispatch)
}
