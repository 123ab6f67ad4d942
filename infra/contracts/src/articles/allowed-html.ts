/**
 * The HTML that a stored article may hold (ARTICLE-9): what svc-content keeps when it cleans an article, and what an editor can
 * offer. Class names and frames are in article-markup.ts.
 */

const TEXT = 'p br hr div span blockquote q cite pre code kbd samp var address'
const INLINE = 'strong b em i u s del ins mark small sub sup abbr time dfn data bdi bdo ruby rb rt rp wbr a'
const BLOCKS = 'h1 h2 h3 h4 h5 h6 section article aside header footer ul ol li dl dt dd details summary'
const TABLES = 'table caption colgroup col thead tbody tfoot tr th td'
const MEDIA = 'img picture source figure figcaption video audio track iframe'
export const ALLOWED_TAGS = [TEXT, INLINE, BLOCKS, TABLES, MEDIA].flatMap((tags) => tags.split(' '))

/** Elements that are removed with their text, which is not for readers. Any other refused element leaves its text. */
export const DROPPED_WITH_TEXT =
  'script style textarea option select noscript template title xmp noembed noframes object applet'.split(' ')

/** Attributes by element; '*' means all elements. */
export const ALLOWED_ATTRIBUTES: Record<string, string[]> = {
  '*': ['id', 'title', 'lang', 'dir'],
  a: ['href', 'hreflang', 'target', 'rel'],
  img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', 'decoding'],
  source: ['src', 'srcset', 'sizes', 'type', 'media', 'width', 'height'],
  video: ['src', 'poster', 'controls', 'width', 'height', 'preload', 'loop', 'muted', 'playsinline'],
  audio: ['src', 'controls', 'preload', 'loop'],
  track: ['src', 'kind', 'srclang', 'label', 'default'],
  iframe: ['src', 'width', 'height', 'loading', 'sandbox', 'referrerpolicy', 'allowfullscreen'],
  ol: ['start', 'reversed', 'type'],
  li: ['value'],
  th: ['colspan', 'rowspan', 'scope', 'abbr'],
  td: ['colspan', 'rowspan'],
  col: ['span'],
  colgroup: ['span'],
  time: ['datetime'],
  data: ['value'],
  details: ['open'],
  blockquote: ['cite'],
  q: ['cite'],
  del: ['cite', 'datetime'],
  ins: ['cite', 'datetime']
}

/** Schemes an address in an article may have, and those of elements that may have others. */
export const ALLOWED_SCHEMES = ['http', 'https', 'mailto', 'tel']
export const SCHEMES_BY_TAG: Record<string, string[]> = {
  img: ['http', 'https', 'data'],
  source: ['http', 'https'],
  video: ['http', 'https'],
  audio: ['http', 'https'],
  track: ['http', 'https'],
  srcset: ['http', 'https'],
  iframe: ['https']
}
