import { TEXT_SIZES } from '@site/contracts/pictures/own-picture'
import type { Picture } from '@site/contracts/pictures/picture'
import type { Node } from 'prosemirror-model'
import type { Attributes } from '../document/attributes.ts'
import { nodeType, schema } from '../document/schema.ts'

/** What is said of a picture: `alt` is empty for one that is decorative, `caption` where there is none. */
export interface PictureText {
  alt: string
  caption: string
}

export const buildImage = (attributes: Attributes): Node =>
  nodeType('figure_image').create({ with: attributes })

export const buildCaption = (caption: string): Node[] =>
  caption ? [nodeType('figcaption').create(null, schema.text(caption))] : []

/**
 * A figure of a picture of ours: its widths for the browser to choose from, and its size, so that nothing moves as it comes
 * (MANAGE-63).
 */
export const buildOwnFigure = (
  { src, srcset, width, height }: Pick<Picture, 'src' | 'srcset' | 'width' | 'height'>,
  { alt, caption }: PictureText
): Node =>
  nodeType('figure').create(null, [
    buildImage({
      ...{ src, srcset, sizes: TEXT_SIZES, alt },
      ...{ width: String(width), height: String(height), loading: 'lazy', decoding: 'async' }
    }),
    ...buildCaption(caption)
  ])
