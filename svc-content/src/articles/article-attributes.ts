import { EMBED_PREFIXES, overTls } from '@site/contracts/articles/article-markup'

type Attributes = Record<string, string>

/** What every id in an article starts with. */
export const ID_PREFIX = 'article-'

const INLINE_IMAGE = /^data:image\/(png|jpeg|gif|webp|avif);base64,[a-z0-9+/= ]+$/i
const ID = /^[\p{L}\p{N}_-]{1,80}$/u

const ownId = (id: string): string | undefined => {
  if (!ID.test(id)) return undefined
  return id.startsWith(ID_PREFIX) ? id : `${ID_PREFIX}${id}`.slice(0, 80)
}

/** `attributes` with its id prefixed; an id that is no plain word is dropped. */
export function withOwnId({ id, ...rest }: Attributes): Attributes {
  const own = id === undefined ? undefined : ownId(id)
  return own === undefined ? rest : { id: own, ...rest }
}

const SHOWN = ['src', 'srcset', 'poster']

/** What an element shows from elsewhere comes over TLS; a link may lead anywhere. */
export const withShownOverTls = (attributes: Attributes): Attributes =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [name, SHOWN.includes(name) ? overTls(value) : value])
  )

const DESCRIPTOR = /^$|^[1-9]\d*w$|^(\d+|\d*\.\d+)x$/

/** `attributes` without a srcset that cannot be read: its parser would print it, and with it forge lines of our log. */
export function withReadableSrcset(attributes: Attributes): Attributes {
  if (attributes.srcset === undefined || isReadable(attributes.srcset)) return attributes
  const { srcset: _, ...rest } = attributes
  return rest
}

/** Pictures with a comma after each but the last; each an address, then nothing, a width or a density. */
function isReadable(srcset: string): boolean {
  // A comma ends an address only where a blank follows it, and a descriptor wherever it stands.
  const picture = /[ \t\n\r\f,]*([^ \t\n\r\f]+)/y
  for (;;) {
    const [, address] = picture.exec(srcset) ?? []
    if (address === undefined) return true
    if (address.endsWith(',')) continue
    const start = picture.lastIndex
    const end = srcset.indexOf(',', start)
    const said = srcset
      .slice(start, end < 0 ? srcset.length : end)
      .split(/[ \t\n\r\f]+/)
      .filter(Boolean)
    if (said.length > 1 || !DESCRIPTOR.test(said[0] ?? '')) return false
    if (end < 0) return true
    picture.lastIndex = end
  }
}

/** An address as a browser reads it: no tabs, line ends or outer spaces, and https where the page's scheme was meant. */
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

/** A link inside the article follows its target's new id; a link to another window cannot reach back to ours. */
export function linkAttributes({ target, rel, href, ...rest }: Attributes): Attributes {
  const link: Attributes = { ...rest }
  if (href?.startsWith('#')) link.href = `#${ownId(decoded(href.slice(1))) ?? ''}`
  else if (href !== undefined) link.href = plainAddress(href)
  if (rel?.split(/\s+/).includes('nofollow')) link.rel = 'nofollow'
  if (target === '_blank')
    Object.assign(link, { target, rel: `${link.rel ? 'nofollow ' : ''}noopener noreferrer` })
  return link
}

/** An image loads when it comes near the window. One written into the address must be a picture of dots. */
export function imageAttributes({ src, ...rest }: Attributes): Attributes {
  const address = plainAddress(src ?? '')
  const isRefused = /^data:/i.test(address) && !INLINE_IMAGE.test(address)
  return { ...(address === '' || isRefused ? {} : { src: address }), ...rest, loading: 'lazy' }
}

/** A frame shows a known player and nothing else, and cannot steer the page around it. */
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

/** The canonical address of a frame, or undefined when it is on no list. YouTube is asked on its host without cookies. */
function embedAddress(src: string | undefined): string | undefined {
  const address = plainAddress(src ?? '')
  if (!URL.canParse(address)) return undefined
  const url = new URL(address)
  if (/^(www\.)?youtube\.com$/.test(url.hostname)) url.hostname = 'www.youtube-nocookie.com'
  if (url.username || url.password) return undefined
  return EMBED_PREFIXES.some((prefix) => url.href.startsWith(prefix)) ? url.href : undefined
}
