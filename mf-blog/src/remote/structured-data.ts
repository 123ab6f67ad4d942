import type { Article } from '@site/contracts/article'
import type { Site } from '@site/contracts/site'
import { excerpt } from '@site/web/ui/excerpt'

type StructuredData = Record<string, unknown>

/** The article as schema.org tells search engines. `image` may be relative to the site. */
export function articleData(article: Article, site: Site, image: string): StructuredData {
  const address = `${site.origin}/article/${article.id}`
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: article.title,
    description: excerpt(article.content),
    datePublished: article.createdAt,
    inLanguage: 'fr',
    url: address,
    mainEntityOfPage: address,
    image: [new URL(image, site.origin).href],
    author: organisation(site),
    publisher: organisation(site)
  }
}

/** The blog and its newest articles, by title and address alone. */
export function blogData(articles: Article[], site: Site): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'Blog',
    name: `Blog ${site.productName}`,
    url: `${site.origin}/blog`,
    inLanguage: 'fr',
    publisher: organisation(site),
    blogPost: articles.slice(0, 20).map((article) => ({
      '@type': 'BlogPosting',
      headline: article.title,
      url: `${site.origin}/article/${article.id}`,
      datePublished: article.createdAt
    }))
  }
}

/** Home, the blog, and on its page the article. */
export function breadcrumbData(site: Site, article?: Article): StructuredData {
  const steps = [
    { name: 'Accueil', path: '/' },
    { name: 'Blog', path: '/blog' },
    ...(article ? [{ name: article.title, path: `/article/${article.id}` }] : [])
  ]
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
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
