import { htmlToText } from '@site/contracts/articles/article-text'
import type { Draft } from '../../writers/draft/article-writer.ts'

/** A paragraph, heading, list item or cell of a draft. */
export interface Block {
  tag: string
  text: string
  /** It stands inside a blockquote. */
  isQuoted: boolean
  /** 0 before the first h2, then the number of the h2 it stands under. */
  section: number
}

/** A draft as the checks read it. */
export interface DraftText {
  title: string
  html: string
  blocks: readonly Block[]
  /** The text of all blocks, one a line, without the title. */
  text: string
}

const BLOCK_TAGS = new Set('h1 h2 h3 h4 h5 h6 p li td th caption pre figcaption dt dd'.split(' '))

/** Splits a cleaned draft into its blocks (sanitizeArticle closes every tag and escapes what is no tag). */
export function readDraftText({ title, content }: Pick<Draft, 'title' | 'content'>): DraftText {
  const found: (Block & { html: string })[] = []
  let [tag, quotes, section] = ['p', 0, 0]
  let isOpen = false
  const open = (next: string) => {
    tag = next
    if (next === 'h2') section += 1
    found.push({ tag, text: '', html: '', isQuoted: quotes > 0, section })
    isOpen = true
  }
  for (const [whole, slash, name = '', words] of content.matchAll(/<(\/?)([a-z][a-z0-9]*)[^>]*>|([^<]+)/gi)) {
    if (words === undefined && name === 'blockquote') quotes += slash ? -1 : 1
    if (words === undefined && BLOCK_TAGS.has(name)) {
      if (slash) isOpen = false
      else open(name)
      continue
    }
    if (!isOpen && !whole.trim()) continue
    if (!isOpen && words !== undefined) open('p')
    const block = found.at(-1)
    if (block && isOpen) block.html += whole
  }
  const blocks = found.map(({ html, ...block }) => ({ ...block, text: htmlToText(html) }))
  return { title, html: content, blocks, text: blocks.map(({ text }) => text).join('\n') }
}

/** The words around `index`, short enough for a line of a list. */
export function excerptAt(text: string, index: number, length: number): string {
  const start = Math.max(0, text.lastIndexOf(' ', Math.max(0, index - 30)) + 1)
  const end = text.indexOf(' ', index + length + 20)
  const cut = text
    .slice(start, end < 0 ? undefined : end)
    .replace(/\n/g, ' ')
    .slice(0, 160)
  return `${start > 0 ? '…' : ''}${cut.trim()}${end < 0 ? '' : '…'}`
}

/** The sentence of `text` that holds `index`. */
export function sentenceAt(text: string, index: number): string {
  const start = Math.max(
    0,
    ...['. ', '\u202f! ', '\u202f? ', '\n'].map((end) => text.lastIndexOf(end, index - 1) + 1)
  )
  const ends = ['. ', '! ', '? ', '\n'].map((end) => text.indexOf(end, index)).filter((end) => end >= 0)
  return text.slice(start, ends.length > 0 ? Math.min(...ends) + 1 : undefined).trim()
}

/** A text with one plain space where it has any and without the marks of our markup, so that texts can be found in others. */
export const squeezed = (text: string): string => text.replace(/[*\s]+/g, ' ')
