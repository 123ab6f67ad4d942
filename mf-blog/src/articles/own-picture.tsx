import { type PictureFacts, sourcesOf } from '@site/contracts/pictures/own-picture'
import { classNames } from '@site/web/ui/class-names'
import type { ComponentProps } from 'react'
import styles from './own-picture.module.css'

interface OwnPictureProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'width' | 'height'> {
  /** The article's imageUrl: an address of a picture of ours. */
  address: string
  picture: PictureFacts
  alt: string
  /** How wide it stands, for the browser to choose by. */
  sizes: string
}

/**
 * A picture of ours: AVIF for who takes it, WebP for the others, at the width that fits, cropped around its point (PICTURE-6). Its size is
 * known before it has come, so that nothing moves.
 */
export function OwnPicture({ address, picture, className, sizes, alt, ...image }: OwnPictureProps) {
  const sources = sourcesOf(address, picture.width)
  if (!sources) return null
  return (
    <picture className={styles.whole}>
      <source type="image/avif" srcSet={sources.avif} sizes={sizes} />
      <img
        {...image}
        className={classNames(styles.own, className)}
        src={sources.src}
        srcSet={sources.srcset}
        sizes={sizes}
        alt={alt}
        width={picture.width}
        height={picture.height}
        data-x={step(picture.focus.x)}
        data-y={step(picture.focus.y)}
      />
    </picture>
  )
}

/** The policy of our pages lets no element bring a style of its own: a point is one of five by five places. */
const step = (percent: number) => Math.round(percent / 25) * 25
