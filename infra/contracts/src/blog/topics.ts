import type { Article } from '../articles/article.ts'
import { TOPICS, type Topic, topicNamedIn } from '../articles/article-subject.ts'
import { htmlToText } from '../articles/article-text.ts'

export const isTopic = (text: string | undefined): text is Topic =>
  (TOPICS as readonly (string | undefined)[]).includes(text)

/** The page of one topic, the first of several (BLOG-17). */
export const topicPath = (topic: Topic): string => `/blog/sujet/${topic}`

/** Characters of HTML that hold an article's first paragraph or two. */
const OPENING = 1500

/** An article has one topic: the whole list is asked for each of them, so that it is found once for each article. */
const known = new WeakMap<object, Topic>()

/** The topic of an article: by its title, or else by what its text begins with. */
export function topicOf(article: Pick<Article, 'title' | 'content'>): Topic {
  const topic =
    known.get(article) ?? topicNamedIn(article.title, htmlToText(article.content.slice(0, OPENING)))
  known.set(article, topic)
  return topic
}

/** The topics that have articles, in the order of TOPICS. */
export function topicsIn(articles: readonly Pick<Article, 'title' | 'content'>[]): Topic[] {
  const found = new Set(articles.map(topicOf))
  return TOPICS.filter((topic) => found.has(topic))
}
