import { htmlToText } from '@site/contracts/articles/article-text'
import type { Node } from 'prosemirror-model'
import type { NodeViewConstructor } from 'prosemirror-view'
import { editorCopy } from '../content/editor.ts'
import { nameOfKept } from './commands/commands.ts'
import styles from './editor.module.css'

/** What is kept in one piece, as a box with its name: nothing of its HTML comes to the page. */
export const showKept: NodeViewConstructor = (node: Node) => {
  const dom = document.createElement(node.isInline ? 'span' : 'div')
  dom.className = (node.isInline ? styles.keptInline : styles.kept) ?? ''
  dom.contentEditable = 'false'
  const name = document.createElement('strong')
  name.textContent = nameOfKept(node.attrs.html)
  const said = document.createElement('span')
  const title = /\btitle="([^"]*)"/.exec(node.attrs.html)?.[1]
  said.textContent = htmlToText(title ?? node.attrs.html).slice(0, 120)
  const hint = document.createElement('small')
  hint.textContent = editorCopy.keptHint
  if (node.isInline) dom.append(said.textContent ? said : name)
  else dom.append(name, said, hint)
  return { dom }
}
