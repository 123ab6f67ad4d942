import { ARTICLE_CLASSES, ARTICLE_CODE_CLASS } from '@site/contracts/articles/article-markup'
import sanitizeHtml from 'sanitize-html'
import {
  frameAttributes,
  imageAttributes,
  linkAttributes,
  withOwnId,
  withReadableSrcset,
  withSourcesOverTls
} from './article-attributes.ts'
import { boundNesting } from './bound-nesting.ts'

const TEXT = 'p br hr div span blockquote q cite pre code kbd samp var address'
const INLINE = 'strong b em i u s del ins mark small sub sup abbr time dfn data bdi bdo ruby rb rt rp wbr a'
const BLOCKS = 'h1 h2 h3 h4 h5 h6 section article aside header footer ul ol li dl dt dd details summary'
const TABLES = 'table caption colgroup col thead tbody tfoot tr th td'
const MEDIA = 'img picture source figure figcaption video audio track iframe'
const ALLOWED = [TEXT, INLINE, BLOCKS, TABLES, MEDIA].flatMap((tags) => tags.split(' '))

/** Elements that are removed with their text, which is not for readers. Any other refused element leaves its text. */
const DROPPED_WITH_TEXT =
  'script style textarea option select noscript template title xmp noembed noframes object applet'.split(' ')

const VOID = 'img br hr wbr col source track'.split(' ')
const MAX_DEPTH = 100

const needsAddress = (tag: string) => tag === 'iframe' || tag === 'img'

const options: sanitizeHtml.IOptions = {
  allowedTags: ALLOWED,
  nonTextTags: DROPPED_WITH_TEXT,
  selfClosing: VOID,
  nestingLimit: MAX_DEPTH,
  allowedClasses: { '*': [...ARTICLE_CLASSES, ARTICLE_CODE_CLASS] },
  allowedAttributes: {
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
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: {
    img: ['http', 'https', 'data'],
    source: ['http', 'https'],
    video: ['http', 'https'],
    audio: ['http', 'https'],
    track: ['http', 'https'],
    srcset: ['http', 'https'],
    iframe: ['https']
  },
  allowedSchemesAppliedToAttributes: ['href', 'src', 'cite', 'poster'],
  allowProtocolRelative: false,
  transformTags: {
    '*': (tagName, attribs) => ({
      tagName,
      attribs: withReadableSrcset(withSourcesOverTls(withOwnId(attribs)))
    }),
    a: (tagName, attribs) => ({ tagName, attribs: linkAttributes(attribs) }),
    img: (tagName, attribs) => ({ tagName, attribs: imageAttributes(attribs) }),
    iframe: (tagName, attribs) => ({ tagName, attribs: frameAttributes(attribs) })
  },
  exclusiveFilter: ({ tag, attribs }) => needsAddress(tag) && !attribs.src,
  // The content of a frame is never shown, and some parsers read it as text and others as markup.
  textFilter: (text, tagName) => (tagName === 'iframe' ? '' : text)
}

/**
 * The HTML of an article as it may be stored and shown unchanged (ARTICLE-9): ordinary formatting, images, tables,
 * figures and frames of known players stay; scripts, handlers, styles, forms, svg and math are removed. Ids get the prefix
 * `article-`, so that an article cannot pose as an element the page's own scripts look for. Cleaning twice changes nothing.
 */
export function sanitizeArticle(html: string): string {
  return sanitizeHtml(boundNesting(html), options).trim()
}
