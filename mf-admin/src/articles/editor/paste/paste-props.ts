import { type DOMOutputSpec, DOMSerializer, type Node, Slice } from 'prosemirror-model'
import type { EditorProps } from 'prosemirror-view'
import { parseHtml } from '../document/attributes.ts'
import { reader } from '../document/open-article.ts'
import { schema } from '../document/schema.ts'
import { cleanPaste } from './clean-paste.ts'
import { linkMarkdown } from './markdown-links.ts'
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

/** How the sheet takes and gives what passes over the clipboard. What was copied from a sheet comes as it was. */
export const pasteProps = {
  clipboardSerializer: serializer,
  transformPastedHTML: (html: string) => (IS_OWN.test(html) ? html : cleanPaste(html)),
  clipboardTextParser: (text: string) =>
    Slice.maxOpen(reader.parse(linkMarkdown(parseHtml(plainToHtml(text)))).content)
} satisfies EditorProps
