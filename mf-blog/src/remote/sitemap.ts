import type { Article } from '@site/contracts/articles/article'
import { articleAddress } from '@site/contracts/blog/article-address'
import { topicOf, topicPath, topicsIn } from '@site/contracts/blog/topics'
import type { SitemapContext, SitemapEntry } from '@site/contracts/federation/remote'
import { fetchArticles } from '../articles/article-list.ts'

/** The blog and its topics, each as fresh as what changed last on it, and every article that search engines may list. */
export async function sitemap({ getJson }: SitemapContext): Promise<SitemapEntry[]> {
  const articles = await fetchArticles(getJson)
  const listed = articles.filter(({ noindex }) => !noindex)
  return [
    { path: '/blog', ...lastChange(articles) },
    ...topicsIn(listed).map((topic) => ({
      path: topicPath(topic),
      ...lastChange(articles.filter((article) => topicOf(article) === topic))
    })),
    ...listed.map((article) => ({ path: articleAddress(article), lastModified: changedAt(article) }))
  ]
}

const changedAt = ({ createdAt, editedAt }: Article) => editedAt ?? createdAt

function lastChange(articles: Article[]): Pick<SitemapEntry, 'lastModified'> {
  const last = articles.map(changedAt).sort().at(-1)
  return last ? { lastModified: last } : {}
}
