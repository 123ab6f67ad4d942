/**
 * Class names an article's HTML may carry; all others are dropped when it is written (ARTICLE-9, infra/decisions/0011). The stylesheet of
 * the article page gives each a meaning. `language-…` marks the language of a code block.
 */
export const ARTICLE_CLASSES = [
  'align-left',
  'align-center',
  'align-right',
  'lead',
  'note',
  'warning',
  'button',
  'wide',
  'caption'
] as const
export const ARTICLE_CODE_CLASS = /^language-[a-z0-9+#-]{1,30}$/

/**
 * The address of something a page shows (or a `srcset` of them), over TLS: pages allow only https from other origins, since browsers
 * refuse or upgrade the rest, each in its own way. Other addresses come back as they are.
 */
export const overTls = (addresses: string): string => addresses.replace(/(^|[\s,])http:\/\//gi, '$1https://')

/** Is it the address of a drawing, which no network shows as the picture of a link? */
export const isSvg = (address: string): boolean => /\.svg([?#]|$)/i.test(address)

/**
 * What a frame in an article may show, as prefixes of an address: the origin and the start of the path. The origins
 * belong in the page's `frame-src` too.
 */
export const EMBED_PREFIXES = [
  'https://www.youtube-nocookie.com/embed/',
  'https://player.vimeo.com/video/',
  'https://geo.dailymotion.com/player',
  'https://w.soundcloud.com/player/',
  'https://open.spotify.com/embed/',
  'https://www.google.com/maps/embed',
  'https://www.openstreetmap.org/export/embed.html'
] as const

/** Origins of EMBED_PREFIXES, for a content security policy. */
export const EMBED_ORIGINS: string[] = [...new Set(EMBED_PREFIXES.map((prefix) => new URL(prefix).origin))]
