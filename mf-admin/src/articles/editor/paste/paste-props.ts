import { type DOMOutputSpec, DOMSerializer, type Node, Slice } from 'prosemirror-model'
import type { EditorProps, EditorView } from 'prosemirror-view'
import { putLink } from '../commands.ts'
import { completeAddress, parseHtml } from '../document/attributes.ts'
import { reader } from '../document/open-article.ts'
import { schema } from '../document/schema.ts'
import { cleanPaste } from './clean-paste.ts'
import { plainToHtml } from './plain-text.ts'

const IS_OWN = /\bdata-pm-slice=/

const keptAsHtml = (node: Node): DOMOutputSpec => {
  const kept = parseHtml(node.attrs.html).firstElementChild
  return kept ? { dom: kept } : ['div']
}

const serializer = new DOMSerializer(
  {
    ...DOMSerializer.nodesFromSchema(schema),
    kept: keptAsHtml,
    kept_inline: keptAsHtml
  },
  DOMSerializer.marksFromSchema(schema)
)

/** An address alone becomes a link: of the words that are selected, or else by its own. */
function pasteLink(view: EditorView, event: ClipboardEvent): boolean {
  const address = event.clipboardData?.getData('text/plain').trim() ?? ''
  const { from, to, $from } = view.state.selection
  if (!/^(https?:\/\/|www\.)\S+$/i.test(address) || !URL.canParse(completeAddress(address))) return false
  if ($from.parent.type.spec.code || !$from.sameParent(view.state.selection.$to)) return false
  const text = view.state.doc.textBetween(from, to, ' ')
  const link = { href: '', text, from, to, mark: null }
  return putLink(link, completeAddress(address), text || address)(view.state, view.dispatch)
}

/** How the sheet takes and gives what passes over the clipboard. What was copied from a sheet comes as it was. */
export const pasteProps = {
  clipboardSerializer: serializer,
  handlePaste: pasteLink,
  transformPastedHTML: (html: string) => (IS_OWN.test(html) ? html : cleanPaste(html)),
  clipboardTextParser: (text: string) => Slice.maxOpen(reader.parse(parseHtml(plainToHtml(text))).content)
} satisfies EditorProps
