import type { Article } from '../articles/article.ts'
import type { Site } from '../site/site.ts'
import type { Frame } from './frame.ts'
import type { MenuLink } from './menus.ts'

/**
 * What a remote is to the shell, the gateway and the deploy command. It is typed without React so that this workspace
 * needs no other: `Query` is TanStack's QueryClient (infra/web/platform closes the type).
 *
 * A remote is files by convention: `src/remote/routes.ts` exports `remote: Remote`, each page is
 * `src/pages/<page>/page.tsx` with a default export, a widget is `src/remote/widget.tsx` with a default export.
 */
export interface Remote<Query = unknown> {
  routes: RemoteRoute<Query>[]
  /**
   * The parts of the API that it calls, on the server and in browsers: '/api/blog' stands for itself and what is below it. The shell grants
   * them; a deploy refuses a call of another, and the server gives its pages no other data (decision 201). Absent: it calls none.
   */
  api?: readonly string[]
  /** Which events make pages with a tag stale: `{ articles: ['site.article-changed'] }`. The shell grants the events. */
  cacheTags?: Readonly<Record<string, readonly `site.${string}`[]>>
  /** Addresses for sitemap.xml. */
  sitemap?: (context: SitemapContext) => Promise<SitemapEntry[]>
}

export interface RemoteRoute<Query = unknown> {
  /** Pattern of the one matcher (route-match.ts): '/article/:id', or '*' for the not-found page. */
  path: string
  /** Folder under src/pages that holds the component. */
  page: string
  /** 'client' pages are never rendered or stored by the gateway (admin). */
  render: 'server' | 'client'
  /** What the shell draws around it: the site's header, footer and widgets (default), or nothing (decision 114). */
  frame?: Frame
  /**
   * Its address lets in whoever has it: the page sends no Referer, search engines are asked to leave it, and no widget stands on it
   * (decision 122).
   */
  isSecret?: boolean
  /** Parameters of the query that the page depends on: it is rendered for each request that has one, and kept for nobody. Others change no page. */
  queries?: string[]
  /** Links to the page in menus of the shell, which says at deploy whether it has room for them. Its path has no parameter. */
  menus?: MenuLink[]
  /** May search engines index it? */
  index: boolean
  /** Fills the query client with what the page reads; runs on the server and before a navigation in the browser. */
  load?: (context: LoadContext<Query>) => Promise<void>
  /** HTTP status, decided after `load`. Default 200. */
  status?: (context: LoadContext<Query>) => number
  /** Head of the page, decided after `load`. */
  head: (context: LoadContext<Query>) => PageHead
  /**
   * What of the data the page shows: tags of `Remote.cacheTags`, whose events make it stale, and 'day', with which it is rendered anew each
   * midnight in Paris. Who reads pages knows two of them (decision 147): what shows 'articles' shows texts that have an address of their own,
   * and what shows 'faq' the entries of the page of questions; neither is a text of the page.
   */
  cacheTags: string[]
}

export interface LoadContext<Query = unknown> {
  params: Record<string, string | undefined>
  url: URL
  site: Site
  query: Query
  /** GET of a path under /api that answers JSON; throws an HttpError. */
  getJson: (path: string) => Promise<unknown>
}

export interface SitemapContext {
  site: Site
  getJson: (path: string) => Promise<unknown>
}

export interface SitemapEntry {
  path: string
  lastModified?: Article['createdAt']
}

export interface PageHead {
  title: string
  /** The page insists on its title: it is put back every 100 ms (BOT-2). */
  keepTitle?: boolean
  description: string
  /** Path of the canonical address; absent: the path asked for. */
  canonicalPath?: string
  /** Absolute or site-relative address of the social card's picture, of dots (PNG, JPEG, WebP): networks show no SVG. */
  image?: string
  /** Its width and height in pixels, where known: 1200 × 630 for the cards we draw. */
  imageSize?: { width: number; height: number }
  /** What it shows, for who does not see it. */
  imageAlt?: string
  type?: 'website' | 'article'
  publishedAt?: string
  /** When it was last changed, if it ever was. */
  modifiedAt?: string
  /** What a social card says in the place of `title`, which is cut to what search engines show. */
  socialTitle?: string
  /** Kept from search engines, though its route is not. */
  noindex?: boolean
  /** Objects of schema.org, serialised as application/ld+json. */
  structuredData?: Record<string, unknown>[]
}
