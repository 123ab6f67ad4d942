/*
 * What services and pages agree on about pictures of our own (PICTURE-1 to PICTURE-4), without a schema: the browser does not need zod for it.
 */

/** Limits of a picture that is taken: bytes of its file, characters of its description. */
export const PICTURE_LIMITS = { bytes: 16 * 1024 * 1024, alt: 300 } as const

/** Types that are taken. SVG is not: it is a program. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'] as const

/** Formats a picture is stored in: `jpg` is for those who show a link's picture on other sites, and know no other. */
export const PICTURE_FORMATS = ['avif', 'webp', 'jpg'] as const
export type PictureFormat = (typeof PICTURE_FORMATS)[number]

/** Widths a picture is stored in, in pixels; a smaller original is stored in its own instead of those beyond. */
const WIDTHS = [480, 800, 1200, 1600] as const

/** The width an address stands for where only one can be given: a card of another site, a feed, a browser without srcset. */
const SINGLE_WIDTH = 1200

/** How wide a picture stands in an article (article.module.css): the screen less its margins, at most `--mesure`. */
export const TEXT_SIZES = '(min-width: 760px) 720px, calc(100vw - 40px)'

/** Where a point of a picture is, in percent of its width and height. */
export interface Focus {
  x: number
  y: number
}

/** What a page must know of a picture to show it without a jump. Width and height are those of the largest that is stored. */
export interface PictureFacts {
  alt: string
  width: number
  height: number
  focus: Focus
}

/** The widths of a picture that is `width` pixels wide: never more than it has. */
export const widthsOf = (width: number): number[] => {
  const smaller = WIDTHS.filter((one) => one < width)
  return smaller.length === WIDTHS.length ? smaller : [...smaller, width]
}

/** The size of what is stored at most, of a picture of `width` by `height` pixels. */
export function largestSize({ width, height }: { width: number; height: number }) {
  const largest = Math.max(...widthsOf(width))
  return { width: largest, height: Math.max(1, Math.round((height * largest) / width)) }
}

/** Which of a picture's widths stands for it alone. */
export const singleWidth = (width: number): number =>
  Math.max(...widthsOf(width).filter((one) => one <= SINGLE_WIDTH))

/** What is stored of a picture of that width: each width in both formats, and the single one as `jpg`. */
export const variantsOf = (width: number): { width: number; format: PictureFormat }[] => [
  ...widthsOf(width).flatMap((one) => [
    { width: one, format: 'avif' as const },
    { width: one, format: 'webp' as const }
  ]),
  { width: singleWidth(width), format: 'jpg' }
]

const ADDRESS = /^\/pictures\/([0-9a-f]{32})-([1-9]\d{0,3})\.(avif|webp|jpg)$/

/** What an address names, or null when it is none of a picture of our own. */
export function readPictureAddress(
  address: string
): { hash: string; width: number; format: PictureFormat } | null {
  const [, hash, width, format] = ADDRESS.exec(address) ?? []
  if (hash === undefined) return null
  return { hash, width: Number(width), format: format as PictureFormat }
}

export const pictureAddress = (hash: string, width: number, format: PictureFormat): string =>
  `/pictures/${hash}-${width}.${format}`

/** Every hash that an article's HTML or address names. */
export const picturesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/\/pictures\/([0-9a-f]{32})-\d/g)].map(([, hash = '']) => hash))
]

/** The `srcset` of a picture that is `width` pixels wide. */
export const srcsetOf = (hash: string, width: number, format: PictureFormat): string =>
  widthsOf(width)
    .map((one) => `${pictureAddress(hash, one, format)} ${one}w`)
    .join(', ')

/** What an `img`, and a `source` before it, take to show the picture at `address`; null for any other picture. */
export function sourcesOf(address: string, width: number) {
  const named = readPictureAddress(address)
  return (
    named && {
      src: pictureAddress(named.hash, singleWidth(width), 'webp'),
      srcset: srcsetOf(named.hash, width, 'webp'),
      avif: srcsetOf(named.hash, width, 'avif'),
      card: pictureAddress(named.hash, singleWidth(width), 'jpg')
    }
  )
}
