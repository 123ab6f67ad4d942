import { Cover } from './cover.tsx'
import { useBrokenPicture } from './use-broken-picture.ts'

interface ArticlePictureProps {
  articleId: number
  imageUrl: string | null
  className?: string | undefined
}

/**
 * The article's picture, or the drawn cover when it has none or it cannot be loaded. Decorative: the title beside it
 * says what it is about.
 */
export function ArticlePicture({ articleId, imageUrl, className }: ArticlePictureProps) {
  const { isBroken, watch } = useBrokenPicture(imageUrl)
  if (!imageUrl || isBroken) return <Cover articleId={articleId} />
  return (
    <img
      {...watch}
      className={className}
      src={imageUrl}
      alt=""
      width={640}
      height={360}
      loading="lazy"
      decoding="async"
    />
  )
}
