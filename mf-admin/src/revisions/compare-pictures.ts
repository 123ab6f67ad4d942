/** How many pictures only the later of two texts has, and how many only the earlier one. */
export interface PictureDifference {
  added: number
  removed: number
}

/** Compares the pictures of two contents by their addresses: one that only moved, or is described anew, is the same. */
export function comparePictures(before: string, after: string): PictureDifference {
  const earlier = addressesIn(before)
  const added = addressesIn(after).filter((address) => {
    const at = earlier.indexOf(address)
    if (at >= 0) earlier.splice(at, 1)
    return at < 0
  })
  return { added: added.length, removed: earlier.length }
}

const addressesIn = (html: string): string[] =>
  [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('img')].map(
    (image) => image.getAttribute('src') ?? ''
  )
