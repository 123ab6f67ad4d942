/**
 * An article that a new installation begins with, and the id it must have (ARTICLE-10: /article/7 is the one on training).
 * `content` is HTML without styles, classes or scripts; `createdAt` is an ISO 8601 instant in UTC. The cover is drawn from the id.
 */
export type SeedArticle = {
  id: number
  title: string
  imageUrl: null
  isPinned: boolean
  createdAt: string
  content: string
}
