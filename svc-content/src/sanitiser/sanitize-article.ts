import {
  ALLOWED_ATTRIBUTES,
  ALLOWED_SCHEMES,
  ALLOWED_TAGS,
  DROPPED_WITH_TEXT,
  SCHEMES_BY_TAG
} from '@site/contracts/articles/allowed-html'
import { ARTICLE_CLASSES, ARTICLE_CODE_CLASS } from '@site/contracts/articles/article-markup'
import sanitizeHtml from 'sanitize-html'
import {
  frameAttributes,
  imageAttributes,
  linkAttributes,
  withOwnId,
  withOwnSrcset,
  withReadableSrcset,
  withSourcesOverTls
} from './article-attributes.ts'
import { boundNesting } from './bound-nesting.ts'

const VOID = 'img br hr wbr col source track'.split(' ')
const MAX_DEPTH = 100

const needsAddress = (tag: string) => tag === 'iframe' || tag === 'img'

const options: sanitizeHtml.IOptions = {
  allowedTags: ALLOWED_TAGS,
  nonTextTags: DROPPED_WITH_TEXT,
  selfClosing: VOID,
  nestingLimit: MAX_DEPTH,
  allowedClasses: { '*': [...ARTICLE_CLASSES, ARTICLE_CODE_CLASS] },
  allowedAttributes: ALLOWED_ATTRIBUTES,
  allowedSchemes: ALLOWED_SCHEMES,
  allowedSchemesByTag: SCHEMES_BY_TAG,
  allowedSchemesAppliedToAttributes: ['href', 'src', 'cite', 'poster'],
  allowProtocolRelative: false,
  transformTags: {
    '*': (tagName, attribs) => ({
      tagName,
      attribs: withReadableSrcset(withSourcesOverTls(withOwnId(attribs)))
    }),
    a: (tagName, attribs) => ({ tagName, attribs: linkAttributes(attribs) }),
    img: (tagName, attribs) => ({ tagName, attribs: withOwnSrcset(imageAttributes(attribs)) }),
    iframe: (tagName, attribs) => ({ tagName, attribs: frameAttributes(attribs) })
  },
  exclusiveFilter: ({ tag, attribs }) => needsAddress(tag) && !attribs.src,
  // The content of a frame is never shown, and some parsers read it as text and others as markup.
  textFilter: (text, tagName) => (tagName === 'iframe' ? '' : text)
}

/**
 * The HTML of an article as it may be stored and shown unchanged (ARTICLE-9): ordinary formatting, images, tables,
 * figures and frames of known players stay; scripts, handlers, styles, forms, svg and math are removed. Ids get the prefix
 * `article-`, so that an article cannot pose as an element the page's own scripts look for. A figure without
 * picture and words is dropped (EDITOR-20). Cleaning twice changes nothing.
 */
export function sanitizeArticle(html: string): string {
  return dropEmptyFigures(sanitizeHtml(boundNesting(html), options)).trim()
}

/** In what is cleaned, no value of an attribute has a `>`. */
const EMPTY_FIGURE = /<figure(?: [^>]*)?>\s*(?:<figcaption(?: [^>]*)?>\s*<\/figcaption>\s*)?<\/figure>/g

/** Without figures that show nothing and say nothing, as one whose picture was refused; one by one from the inside. */
function dropEmptyFigures(html: string): string {
  const kept = html.replace(EMPTY_FIGURE, '')
  return kept === html ? html : dropEmptyFigures(kept)
}
