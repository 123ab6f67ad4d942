import type { EditorView } from 'prosemirror-view'
import { putLink, selectedWords } from './commands/commands.ts'
import { completeAddress } from './document/attributes.ts'

/** An address alone becomes a link: of the words that are selected, or else by its own. */
export function pasteLink(
  view: Pick<EditorView, 'state' | 'dispatch'>,
  clipboard: DataTransfer | null
): boolean {
  const pasted = clipboard?.getData('text/plain').trim() ?? ''
  const address = completeAddress(pasted)
  const { $from, $to } = view.state.selection
  if (!/^(https?:\/\/|www\.)\S+$/i.test(pasted) || !URL.canParse(address)) return false
  if ($from.parent.type.spec.code || !$from.sameParent($to)) return false
  const link = { href: '', ...selectedWords(view.state), mark: null }
  return putLink(link, address, link.text || pasted)(view.state, view.dispatch)
}
