import { type DOMOutputSpec, DOMSerializer, type Node, type ResolvedPos, Slice } from 'prosemirror-model'
import type { EditorProps } from 'prosemirror-view'
import { typeFrench } from '../../../french/type-french.ts'
import { parseHtml } from '../document/attributes.ts'
import { reader } from '../document/open-article.ts'
import { schema } from '../document/schema.ts'
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

/**
 * How the sheet takes and gives what passes over the clipboard. What was copied from a sheet comes as it was.
 *
 * @param losePictures is told how many pictures of what was pasted could not come along (EDITOR-26)
 */
export const pasteProps = (losePictures: (count: number) => void) =>
  ({
    clipboardSerializer: serializer,
    transformPastedHTML(html) {
      if (IS_OWN.test(html)) return html
      let lost = 0
      const clean = cleanPaste(html, () => {
        lost += 1
      })
      if (lost > 0) losePictures(lost)
      return clean
    },
    clipboardTextParser: (text: string, $at: ResolvedPos) =>
      Slice.maxOpen(reader.parse(isInCode($at) ? parseHtml(plainToHtml(text)) : readPlain(text)).content)
  }) satisfies EditorProps
