import { EMBED_PREFIXES, overTls } from '@site/contracts/articles/article-markup'
import { readPictureAddress } from '@site/contracts/pictures/own-picture'

type Attributes = Record<string, string>

/** What every id in an article starts with. */
export const ID_PREFIX = 'article-'

const INLINE_IMAGE = /^data:image\/(png|jpeg|gif|webp|avif);base64,[a-z0-9+/= ]+$/i
const ID = /^[\p{L}\p{N}_-]{1,80}$/u

const ownId = (id: string): string | undefined => {
  if (!ID.test(id)) return undefined
  return id.startsWith(ID_PREFIX) ? id : `${ID_PREFIX}${id}`.slice(0, 80)
}

/** `attributes` with the prefix on its id; an id that is not one plain word is dropped. */
export function withOwnId({ id, ...rest }: Attributes): Attributes {
  const own = id === undefined ? undefined : ownId(id)
  return own === undefined ? rest : { id: own, ...rest }
}

const SOURCES = ['src', 'srcset', 'poster']

/** What an element loads is loaded over TLS. A link may lead anywhere. */
export const withSourcesOverTls = (attributes: Attributes): Attributes =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [name, SOURCES.includes(name) ? overTls(value) : value])
  )

const DESCRIPTOR = /^$|^[1-9]\d*w$|^(\d+|\d*\.\d+)x$/

/** `attributes` without a srcset that cannot be parsed: the library would print it, which could forge lines of our log. */
export function withReadableSrcset(attributes: Attributes): Attributes {
  if (attributes.srcset === undefined || isReadable(attributes.srcset)) return attributes
  const { srcset: _, ...rest } = attributes
  return rest
}

/**
 * `attributes` with a srcset that belongs to the `src`: beside a picture of ours it names forms of the same picture and nothing else
 * (PICTURE-6, infra/decisions/0119). Another host's picture has what its page gave it.
 */
export function withOwnSrcset(attributes: Attributes): Attributes {
  const { srcset, ...rest } = attributes
  const own = readPictureAddress(attributes.src ?? '')
  if (!own || srcset === undefined) return attributes
  const isOwn = srcset
    .split(',')
    .every((one) => readPictureAddress(one.trim().split(/\s+/)[0] ?? '')?.hash === own.hash)
  return isOwn ? attributes : rest
}

/** Checks for pictures separated by commas, each an address followed by nothing, a width or a density. */
function isReadable(srcset: string): boolean {
  // A comma ends an address only when a blank follows it, but always ends a descriptor.
  const picture = /[ \t\n\r\f,]*([^ \t\n\r\f]+)/y
  for (;;) {
    const [, address] = picture.exec(srcset) ?? []
    if (address === undefined) return true
    if (address.endsWith(',')) continue
    const start = picture.lastIndex
    const end = srcset.indexOf(',', start)
    const descriptors = srcset
      .slice(start, end < 0 ? srcset.length : end)
      .split(/[ \t\n\r\f]+/)
      .filter(Boolean)
    if (descriptors.length > 1 || !DESCRIPTOR.test(descriptors[0] ?? '')) return false
    if (end < 0) return true
    picture.lastIndex = end
  }
}

/** An address as a browser reads it: without tabs, line ends and outer spaces, and with https when it has no scheme. */
const plainAddress = (address: string) =>
  address
    .replace(/[\t\n\r]/g, '')
    .trim()
    .replace(/^\/\/(?=[\w[])/, 'https://')

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The attributes of a link. A link inside the article gets its target's prefixed id; a page in a new window gets no access to ours. */
export function linkAttributes({ target, rel, href, ...rest }: Attributes): Attributes {
  const link: Attributes = { ...rest }
  if (href?.startsWith('#')) link.href = `#${ownId(decoded(href.slice(1))) ?? ''}`
  else if (href !== undefined) link.href = plainAddress(href)
  if (rel?.split(/\s+/).includes('nofollow')) link.rel = 'nofollow'
  if (target === '_blank')
    Object.assign(link, { target, rel: `${link.rel ? 'nofollow ' : ''}noopener noreferrer` })
  return link
}

/** The attributes of an image, which is loaded lazily. An image in a data: address must be a bitmap. */
export function imageAttributes({ src, ...rest }: Attributes): Attributes {
  const address = plainAddress(src ?? '')
  const isRefused = /^data:/i.test(address) && !INLINE_IMAGE.test(address)
  return { ...(address === '' || isRefused ? {} : { src: address }), ...rest, loading: 'lazy' }
}

/** The attributes of a frame, which may show known players only and cannot navigate the page around it. */
export function frameAttributes({ src, width, height, title, ...rest }: Attributes): Attributes {
  const address = embedAddress(src)
  if (address === undefined) return {}
  return {
    src: address,
    ...(title ? { title } : {}),
    ...(width ? { width } : {}),
    ...(height ? { height } : {}),
    ...('allowfullscreen' in rest ? { allowfullscreen: '' } : {}),
    loading: 'lazy',
    sandbox: 'allow-scripts allow-same-origin allow-presentation allow-popups',
    referrerpolicy: 'strict-origin-when-cross-origin'
  }
}

/** The canonical address of a frame, or undefined when it is no known player. YouTube gets its host without cookies. */
function embedAddress(src: string | undefined): string | undefined {
  const address = plainAddress(src ?? '')
  if (!URL.canParse(address)) return undefined
  const url = new URL(address)
  if (/^(www\.)?youtube\.com$/.test(url.hostname)) url.hostname = 'www.youtube-nocookie.com'
  if (url.username || url.password) return undefined
  return EMBED_PREFIXES.some((prefix) => url.href.startsWith(prefix)) ? url.href : undefined
}
