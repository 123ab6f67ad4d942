import { alignBlocks } from './align-blocks.ts'
import { compareTexts, countWords, type TextPart } from './difference.ts'
import { joinReplacements } from './join-changes.ts'
import { markAll, markWords, wordsIn } from './mark-changes.ts'

/** What tells two contents apart, to be shown as one. */
export interface DocumentDifference {
  /** The later content with `ins` and `del` in it; `data-change` says 'added' or 'removed' of them and of blocks, or 'format' of a block. */
  html: string
  /** Words. */
  added: number
  removed: number
  /** Blocks that differ by more than their words: set otherwise, with another link or picture. */
  reformatted: number
}

type Count = Omit<DocumentDifference, 'html'>

const BLOCKS =
  'p,div,blockquote,pre,address,h1,h2,h3,h4,h5,h6,ul,ol,li,dl,dt,dd,table,caption,colgroup,thead,tbody,tfoot,tr,th,td,figure,figcaption,details,summary,section,article,aside,header,footer,hr'
const MEDIA = 'img,source,video,audio,iframe'

/**
 * Compares two contents block by block, and within a block that was changed word by word, in the formatting of the later one. What
 * comes out is made of these contents alone, which were cleaned when they were written (ARTICLE-9).
 */
export function compareDocuments(before: string, after: string): DocumentDifference {
  const earlier = read(before)
  const later = read(after)
  const count: Count = { added: 0, removed: 0, reformatted: 0 }
  mergeBlocks(earlier, later, count)
  // Places of both texts would have one name, and what is folded would hide its changes.
  for (const place of later.querySelectorAll('[id]')) place.removeAttribute('id')
  for (const folded of later.querySelectorAll('details')) folded.setAttribute('open', '')
  return { html: later.innerHTML, ...count }
}

const read = (html: string): HTMLElement => new DOMParser().parseFromString(html, 'text/html').body

/** Makes of the blocks of `later` those of both, each marked. */
function mergeBlocks(earlier: Element, later: Element, count: Count): void {
  const [before, after] = [blocksOf(earlier), blocksOf(later)]
  const pairs =
    later.tagName === 'TR'
      ? after.map((cell, index) => [before[index] ?? null, cell] as const)
      : alignBlocks(before, after)
  let last: Element | null = null
  for (const [one, other] of pairs) {
    if (one && other) merge(one, other, count)
    else if (other) change(other, 'added', count)
    else if (one) {
      change(one, 'removed', count)
      if (last) last.after(one)
      else later.prepend(one)
    }
    last = other ?? one
  }
}

/** Marks in `later` what makes it of `earlier`. */
function merge(earlier: Element, later: Element, count: Count): void {
  if (earlier.outerHTML === later.outerHTML) return
  if (isReplaced(earlier, later)) {
    change(earlier, 'removed', count)
    change(later, 'added', count)
    later.before(earlier)
  } else if (hasBlocks(later)) mergeBlocks(earlier, later, count)
  else mergeWords(earlier, later, count)
}

/** Is the one no form of the other? Another picture without words, another number of cells, blocks where there was a text. */
function isReplaced(earlier: Element, later: Element): boolean {
  if (hasBlocks(earlier) !== hasBlocks(later)) return true
  if (later.tagName === 'TR') return earlier.children.length !== later.children.length
  const isText = hasBlocks(later) || `${earlier.textContent}${later.textContent}`.trim() !== ''
  return !isText && mediaOf(earlier) !== mediaOf(later)
}

function mergeWords(earlier: Element, later: Element, count: Count): void {
  const parts = compareTexts(earlier.textContent ?? '', later.textContent ?? '')
  const hasSameWords = parts.every(({ kind }) => kind === 'same')
  if (hasSameWords || mediaOf(earlier) !== mediaOf(later)) {
    later.setAttribute('data-change', 'format')
    count.reformatted += 1
  }
  if (hasSameWords) return
  for (const part of parts) addWords(part, count)
  markWords(later, joinReplacements(parts))
}

function change(block: Element, kind: 'added' | 'removed', count: Count): void {
  addWords({ text: wordsIn(block), kind }, count)
  markAll(block, kind)
}

function addWords({ text, kind }: TextPart, count: Count): void {
  if (kind !== 'same') count[kind] += countWords(text)
}

const hasBlocks = (element: Element) => [...element.children].some((child) => child.matches(BLOCKS))

/** What shows anything but words in an element, itself included. */
const mediaOf = (element: Element) =>
  [...(element.matches(MEDIA) ? [element] : []), ...element.querySelectorAll(MEDIA)]
    .map((one) => ['src', 'srcset', 'alt'].map((name) => one.getAttribute(name)).join(' '))
    .join()

/** The blocks of an element in their order. What stands between them is put into an element of its own. */
function blocksOf(parent: Element): Element[] {
  let run: Element | null = null
  for (const node of [...parent.childNodes]) {
    const isBlock = node.nodeType === 1 && (node as Element).matches(BLOCKS)
    if (isBlock) run = null
    else if (run) run.append(node)
    else if (node.textContent?.trim() || node.nodeType === 1) {
      run = parent.ownerDocument.createElement('span')
      node.before(run)
      run.append(node)
    }
  }
  return [...parent.children].filter(({ tagName }) => tagName !== 'COLGROUP')
}
