import type { Article } from '@site/contracts/articles/article'
import { articleAddress } from '@site/contracts/blog/article-address'
import type { SitemapContext, SitemapEntry } from '@site/contracts/federation/remote'
import { fetchArticles } from '../articles/article-list.ts'

/** The blog, as fresh as its newest article, and every article that search engines may list. */
export async function sitemap({ getJson }: SitemapContext): Promise<SitemapEntry[]> {
  const articles = await fetchArticles(getJson)
  const newest = articles.map(changedAt).sort().at(-1)
  return [
    { path: '/blog', ...(newest ? { lastModified: newest } : {}) },
    ...articles
      .filter(({ noindex }) => !noindex)
      .map((article) => ({ path: articleAddress(article), lastModified: changedAt(article) }))
  ]
}

const changedAt = ({ createdAt, editedAt }: Article) => editedAt ?? createdAt
