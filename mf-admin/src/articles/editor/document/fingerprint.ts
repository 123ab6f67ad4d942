import { readAttributes } from './attributes.ts'
import { MARK_TAGS } from './split-blocks.ts'

const MARKS = new Set(MARK_TAGS)
const SPACE = /[ \t\r\n\f]+/g

const signOf = (element: Element) =>
  `${element.localName}${JSON.stringify(Object.entries(readAttributes(element)).sort())}`

/**
 * What a piece of HTML says, whatever the spelling: its elements with the attributes an article may have, and its text with the
 * formatting of each stretch. Two pieces with one fingerprint read the same and lose nothing for each other: white space between
 * blocks and the order of nested inline elements are all that may differ.
 */
export function fingerprint(root: Element): string {
  const out: string[] = []
  let line: { text: string; marks: string }[] = []

  const endLine = () => {
    while (line.length > 0) {
      const last = line[line.length - 1]
      if (!last) break
      last.text = last.text.replace(/ $/, '')
      if (last.text !== '' || last.marks.startsWith('!')) break
      line.pop()
    }
    for (const { text, marks } of line) out.push(`${marks}|${text}`)
    line = []
  }
  const addText = (text: string, marks: string[]) => {
    const before = line[line.length - 1]
    const collapsed = text.replace(SPACE, ' ')
    const isAfterSpace = before === undefined || before.text.endsWith(' ') || before.marks.startsWith('!br')
    const added = isAfterSpace ? collapsed.replace(/^ /, '') : collapsed
    if (added === '') return
    const sign = [...marks].sort().join()
    if (before?.marks === sign) before.text += added
    else line.push({ text: added, marks: sign })
  }
  const addLeaf = (sign: string, marks: string[]) =>
    line.push({ text: '', marks: `!${sign}${[...marks].sort().join()}` })

  const walk = (parent: Element, marks: string[], isPre: boolean) => {
    for (const node of Array.from(parent.childNodes)) {
      if (node.nodeType === 3) {
        if (isPre) out.push(JSON.stringify([marks, node.nodeValue]))
        else addText(node.nodeValue ?? '', marks)
      } else if (node.nodeType === 1) walkElement(node as Element, marks, isPre)
      else out.push('comment')
    }
  }
  const walkElement = (element: Element, marks: string[], isPre: boolean) => {
    const tag = element.localName
    if (isPre || !(MARKS.has(tag) || ['img', 'br', 'wbr'].includes(tag))) {
      endLine()
      out.push(`<${signOf(element)}>`)
      walk(element, marks, isPre || tag === 'pre')
      endLine()
      out.push(`</${tag}>`)
    } else if (MARKS.has(tag) && element.childNodes.length > 0) {
      const length = line.length
      walk(element, [...marks, signOf(element)], false)
      if (element.textContent === '' && line.length === length) addLeaf(signOf(element), marks)
    } else addLeaf(signOf(element), marks)
  }
  walk(root, [], false)
  endLine()
  return out.join('\n')
}
