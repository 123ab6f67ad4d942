import type { PageHead } from '@site/contracts/federation/remote'
import type { Site } from '@site/contracts/site/site'
import { escapeHtml, escapeJson } from '../../http/escape.ts'

export interface HeadInput {
  site: Site
  head: PageHead
  /** Path of the canonical address when the head names none; null for a page without one (not found, admin). */
  path: string | null
  /** null: not known, so nothing is said. A page that is left to the browser for once must not lose its place. */
  index: boolean | null
}

/** What search engines and social cards read (PAGE-2). */
export function composeHead({ site, head, path, index }: HeadInput): string {
  const canonical = path === null ? null : absolute(site, head.canonicalPath ?? path)
  const image = head.image && absolute(site, head.image)
  const { title, description, socialTitle = title } = head
  return [
    `<title>${escapeHtml(title)}</title>`,
    description && named('description', description),
    index !== null && named('robots', index ? 'index, follow, max-image-preview:large' : 'noindex'),
    canonical && `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    property('og:site_name', site.fullName),
    property('og:locale', 'fr_FR'),
    property('og:type', head.type ?? 'website'),
    property('og:title', socialTitle),
    description && property('og:description', description),
    canonical && property('og:url', canonical),
    ...(image ? imageProperties(image, head) : []),
    head.publishedAt && property('article:published_time', head.publishedAt),
    head.modifiedAt && property('article:modified_time', head.modifiedAt),
    named('twitter:card', image ? 'summary_large_image' : 'summary'),
    named('twitter:title', socialTitle),
    description && named('twitter:description', description),
    image && named('twitter:image', image),
    image && head.imageAlt && named('twitter:image:alt', head.imageAlt),
    ...(head.structuredData ?? []).map(
      (data) => `<script type="application/ld+json">${escapeJson(JSON.stringify(data))}</script>`
    )
  ]
    .filter(Boolean)
    .join('\n')
}

const imageProperties = (image: string, { imageSize, imageAlt }: PageHead) => [
  property('og:image', image),
  ...(imageSize
    ? [
        property('og:image:width', String(imageSize.width)),
        property('og:image:height', String(imageSize.height))
      ]
    : []),
  imageAlt && property('og:image:alt', imageAlt)
]

const named = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}">`

const property = (name: string, content: string) =>
  `<meta property="${name}" content="${escapeHtml(content)}">`

/** A path of the site, or an address that is absolute already. */
const absolute = (site: Site, address: string) =>
  URL.canParse(address) ? address : new URL(address, `${site.origin}/`).href
