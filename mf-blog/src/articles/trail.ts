import type { Article } from '@site/contracts/articles/article'
import { articleAddress } from '@site/contracts/blog/article-address'

/** One step of the way to a page, the page itself being the last. */
export interface Step {
  name: string
  path: string
}

/** Home, the blog, and on its page the article: what a reader sees, and what search engines are told. */
export const trailTo = (article?: Pick<Article, 'id' | 'title'>): Step[] => [
  { name: 'Accueil', path: '/' },
  { name: 'Blog', path: '/blog' },
  ...(article ? [{ name: article.title, path: articleAddress(article) }] : [])
]
