import { Cover, type CoverBackground } from '@site/web/ui/pictures/cover'
import { useBrokenPicture } from './use-broken-picture.ts'

interface ArticlePictureProps {
  articleId: number
  title: string
  imageUrl: string | null
  background: CoverBackground
  className?: string | undefined
}

/**
 * The article's picture, or the drawn cover when it has none or it cannot be loaded. Decorative: the title beside it
 * says what it is about.
 */
export function ArticlePicture({ imageUrl, className, ...cover }: ArticlePictureProps) {
  const { isBroken, watch } = useBrokenPicture(imageUrl)
  if (!imageUrl || isBroken) return <Cover {...cover} />
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
