import type { PictureFacts } from '@site/contracts/pictures/own-picture'
import { Cover, type CoverBackground } from '@site/web/ui/pictures/cover'
import { OwnPicture } from './own-picture.tsx'
import { useBrokenPicture } from './use-broken-picture.ts'

/** How wide a card is (blog.module.css): one column on a phone, two on anything wider. */
const CARD_SIZES = '(min-width: 768px) 50vw, 100vw'

interface ArticlePictureProps {
  articleId: number
  title: string
  imageUrl: string | null
  /** What is known of it when it is one of ours. */
  picture?: PictureFacts | undefined
  background: CoverBackground
  className?: string | undefined
}

/**
 * The article's picture, or the drawn cover when it has none or it cannot be loaded. Decorative: the title beside it
 * says what it is about.
 */
export function ArticlePicture({ imageUrl, picture, className, ...cover }: ArticlePictureProps) {
  const { isBroken, watch } = useBrokenPicture(imageUrl)
  if (!imageUrl || isBroken) return <Cover {...cover} />
  if (picture)
    return (
      <OwnPicture
        {...watch}
        className={className}
        address={imageUrl}
        picture={picture}
        alt=""
        sizes={CARD_SIZES}
        loading="lazy"
        decoding="async"
      />
    )
  return (
    <img
      {...watch}
      className={className}
      src={imageUrl}
      alt=""
      width={640}
      height={280}
      loading="lazy"
      decoding="async"
    />
  )
}
