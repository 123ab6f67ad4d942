import type { Article } from '@site/contracts/articles/article'
import type { Topic } from '@site/contracts/articles/article-subject'
import { articleAddress } from '@site/contracts/blog/article-address'
import { topicOf, topicPath } from '@site/contracts/blog/topics'
import { topicCopy } from './content/topics.ts'

/** One step of the way to a page, the page itself being the last. */
export interface Step {
  name: string
  path: string
}

const BLOG: Step[] = [
  { name: 'Accueil', path: '/' },
  { name: 'Blog', path: '/blog' }
]

/** Home, the blog and, on the page of a topic, the topic. */
export const trailToList = (topic?: Topic): Step[] => [
  ...BLOG,
  ...(topic ? [{ name: topicCopy[topic].name, path: topicPath(topic) }] : [])
]

/** As far as an article, with its topic between: what a reader sees, and what search engines are told. */
export const trailTo = (article: Pick<Article, 'id' | 'title' | 'content'>): Step[] => [
  ...trailToList(topicOf(article)),
  { name: article.title, path: articleAddress(article) }
]
