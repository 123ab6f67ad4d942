/** What a page tells search engines and social networks about itself. */
export interface PageHeadRead {
  status: number
  robots: string | null
  title: string | null
  canonical: string | null
  /** Content of each `<meta>` by its name or property. */
  metas: Map<string, string>
  /** Objects of schema.org by type; the first of each type. */
  things: Map<string, Thing>
  types: string[]
  /** The page without scripts, as text. */
  text: string
  headings: number
}

export type Thing = { '@type': string } & Record<string, unknown>

/** Reads a page as a crawler does, without running its scripts. Throws when structured data are not JSON. */
export async function readPageHead(url: string): Promise<PageHeadRead> {
  const response = await fetch(url, { headers: { accept: 'text/html' } })
  const html = await response.text()
  const [, head = ''] = html.match(/<head>(.*?)<\/head>/s) ?? []
  const metas = [...head.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)]
  const scripts = [...head.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
  const things = scripts.map(([, json = '']) => JSON.parse(json) as Thing)
  return {
    status: response.status,
    robots: response.headers.get('x-robots-tag'),
    title: first(head, /<title>(.*?)<\/title>/s),
    canonical: first(head, /<link rel="canonical" href="([^"]+)"/),
    metas: new Map(metas.map(([, name = '', content = '']) => [name, unescapeHtml(content)])),
    things: new Map(things.toReversed().map((thing) => [thing['@type'], thing])),
    types: things.map((thing) => thing['@type']),
    text: unescapeHtml(html.replaceAll(/<script\b.*?<\/script>/gs, '').replaceAll(/<[^>]+>/g, '')),
    headings: html.match(/<h1[ >]/g)?.length ?? 0
  }
}

/** Width and height of a PNG, in pixels; throws when it is not a PNG. */
export function sizeOfPng(bytes: Buffer): { width: number; height: number } {
  if (bytes.toString('latin1', 1, 4) !== 'PNG') throw new Error('This is no PNG')
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}

/** Returns every address under `origin` that occurs anywhere in `data`. */
export function addressesIn(data: unknown, origin: string): string[] {
  if (typeof data === 'string') return data.startsWith(`${origin}/`) && !data.includes('#') ? [data] : []
  if (typeof data !== 'object' || data === null) return []
  return Object.values(data).flatMap((value) => addressesIn(value, origin))
}

function first(html: string, pattern: RegExp): string | null {
  const found = html.match(pattern)?.[1]
  return found === undefined ? null : unescapeHtml(found)
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" }

const unescapeHtml = (text: string) =>
  text.replaceAll(/&(amp|lt|gt|quot|#39|#x27);/g, (_, name: string) => ENTITIES[name] ?? '')
