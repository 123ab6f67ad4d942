import { useCallback, useState } from 'react'
import { Cover } from './cover.tsx'

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
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null)
  const setBroken = useCallback(() => setBrokenUrl(imageUrl), [imageUrl])
  // A picture of the server's page may have failed before this code ran: its error event is past.
  const check = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0 && image.getAttribute('src') === imageUrl) setBroken()
    },
    [imageUrl, setBroken]
  )
  if (!imageUrl || brokenUrl === imageUrl) return <Cover articleId={articleId} />
  return (
    <img
      ref={check}
      className={className}
      src={imageUrl}
      alt=""
      width={640}
      height={360}
      loading="lazy"
      decoding="async"
      onError={setBroken}
    />
  )
}
