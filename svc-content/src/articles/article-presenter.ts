import type { Article } from '@site/contracts/article'
import type { StoredArticle } from './article-repository.ts'

/** An article as the API answers it (contracts/article). */
export const presentArticle = (article: StoredArticle): Article => ({
  id: article.id,
  title: article.title,
  content: article.content,
  imageUrl: article.imageUrl,
  createdAt: article.createdAt.toISOString(),
  isPinned: article.isPinned
})
