import type { Article } from '@site/contracts/articles/article'
import type { ArticleCard } from '@site/contracts/articles/article-card'
import { cutAtWord, htmlToText } from '@site/contracts/articles/article-text'
import { describeOrigin } from '@site/contracts/articles/describe-origin'
import { articleAddress } from '@site/contracts/blog/article-address'
import type { Site } from '@site/contracts/site/site'
import type { Step } from '../articles/trail.ts'

type StructuredData = Record<string, unknown>

/** How a text came about that no person wrote, in the terms of the IPTC that schema.org took over. */
const SOURCE_TYPES = {
  program: 'https://schema.org/AlgorithmicMediaDigitalSource',
  model: 'https://schema.org/TrainedAlgorithmicMediaDigitalSource'
} as const

const sourceOf = ({ origin }: Article) =>
  origin && origin.writer !== 'person' ? { digitalSourceType: SOURCE_TYPES[origin.writer] } : {}

/** Search engines show some 155 characters of a description. */
const DESCRIPTION_LENGTH = 155

/** What an article's text begins with, as a description: it ends with a word. */
export const describeText = (html: string): string => cutAtWord(htmlToText(html), DESCRIPTION_LENGTH)

/**
 * The article as schema.org tells search engines. `image` may be relative to the site. The company answers for what a
 * program or a model wrote, and says that it did.
 */
export function articleData(article: Article, site: Site, image: string): StructuredData {
  const address = site.origin + articleAddress(article)
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: article.title,
    description: describeText(article.content),
    datePublished: article.createdAt,
    dateModified: article.editedAt ?? article.createdAt,
    inLanguage: 'fr',
    url: address,
    mainEntityOfPage: address,
    image: [new URL(image, site.origin).href],
    author: organisation(site),
    publisher: organisation(site),
    creditText: describeOrigin(article).join(' '),
    ...sourceOf(article),
    ...(article.review?.by && { editor: { '@type': 'Person', name: article.review.by } })
  }
}

/** A page of the blog, or of one topic of it, and its first articles, by title and address alone. */
export function blogData(
  articles: ArticleCard[],
  site: Site,
  topic?: { name: string; path: string }
): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'Blog',
    name: `Blog ${site.productName}${topic ? ` : ${topic.name}` : ''}`,
    url: site.origin + (topic?.path ?? '/blog'),
    inLanguage: 'fr',
    publisher: organisation(site),
    blogPost: articles.slice(0, 10).map((article) => ({
      '@type': 'BlogPosting',
      headline: article.title,
      url: site.origin + articleAddress(article),
      datePublished: article.createdAt
    }))
  }
}

/** The way to a page. */
export function breadcrumbData(site: Site, trail: Step[]): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: site.origin + path
    }))
  }
}

function organisation(site: Site): StructuredData {
  return {
    '@type': 'Organization',
    '@id': `${site.origin}/#organisation`,
    name: site.fullName,
    url: `${site.origin}/`,
    logo: `${site.origin}/favicon.svg`
  }
}
