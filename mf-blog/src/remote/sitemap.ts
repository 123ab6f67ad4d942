import type { SitemapContext, SitemapEntry } from '@site/contracts/remote'
import { fetchArticles } from '../articles/article-list.ts'

/** The blog, as fresh as its newest article, and every article. */
export async function sitemap({ getJson }: SitemapContext): Promise<SitemapEntry[]> {
  const articles = await fetchArticles(getJson)
  const newest = articles
    .map(({ createdAt }) => createdAt)
    .sort()
    .at(-1)
  return [
    { path: '/blog', ...(newest ? { lastModified: newest } : {}) },
    ...articles.map(({ id, createdAt }) => ({ path: `/article/${id}`, lastModified: createdAt }))
  ]
}
