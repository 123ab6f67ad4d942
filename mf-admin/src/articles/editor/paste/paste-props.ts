import { type DOMOutputSpec, DOMSerializer, type Node, type ResolvedPos, Slice } from 'prosemirror-model'
import type { EditorProps } from 'prosemirror-view'
import { parseHtml } from '../document/attributes.ts'
import { reader } from '../document/open-article.ts'
import { schema } from '../document/schema.ts'
import { typeFrench } from '../typing/french.ts'
import { cleanPaste } from './clean-paste.ts'
import { linkAddresses, linkMarkdown } from './link-text.ts'
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

const isInCode = ($at: ResolvedPos) => $at.marks().some(({ type }) => type.spec.code)

/** Plain text as it would be had it been typed: French, with its addresses as links. */
export const readPlain = (text: string): HTMLElement =>
  linkAddresses(linkMarkdown(parseHtml(plainToHtml(typeFrench(text)))))

/** How the sheet takes and gives what passes over the clipboard. What was copied from a sheet comes as it was. */
export const pasteProps = {
  clipboardSerializer: serializer,
  transformPastedHTML: (html: string) => (IS_OWN.test(html) ? html : cleanPaste(html)),
  clipboardTextParser: (text: string, $at: ResolvedPos) =>
    Slice.maxOpen(reader.parse(isInCode($at) ? parseHtml(plainToHtml(text)) : readPlain(text)).content)
} satisfies EditorProps
