import { useCallback, useState } from 'react'

/**
 * Whether the picture at `url` cannot be loaded, and what its `img` takes to find that out: a picture of the server's page may
 * have failed before this code ran, and its error event is past.
 */
export function useBrokenPicture(url: string | null) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null)
  const onError = useCallback(() => setBrokenUrl(url), [url])
  const ref = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0 && image.getAttribute('src') === url) onError()
    },
    [url, onError]
  )
  return { isBroken: url !== null && brokenUrl === url, watch: { ref, onError } }
}
