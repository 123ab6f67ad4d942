import type { Article } from '@site/contracts/articles/article'
import type { Database } from '@site/service/database/database'
import { foldText } from '@site/service/database/fold-text'
import type { Blog } from '../articles/blog.ts'
import { describeText } from '../articles/describe-text.ts'
import { articlesTable } from '../tables/tables.ts'

/** An article with its title and all its words, folded. */
interface Searched {
  article: Article
  title: string
  text: string
}

export type SearchBlog = (blog: Blog, words: readonly string[]) => Promise<Article[]>

/**
 * Creates the search over the published articles: those that hold all words, those first that hold them in the title, else in the order of the list.
 * It walks the folded texts in memory (decision 149): they are read once for each revision of the blog, when somebody searches.
 */
export function createSearch(db: Database): SearchBlog {
  let known: { blog: Blog; searched: Promise<Searched[]> } | undefined

  const readOnce = async (blog: Blog) => {
    if (known?.blog !== blog) known = { blog, searched: readSearched(db, blog) }
    const { searched } = known
    try {
      return await searched
    } catch (error) {
      if (known?.searched === searched) known = undefined
      throw error
    }
  }

  return async (blog, words) => {
    if (words.length === 0) return []
    const found = (await readOnce(blog)).filter(({ text }) => words.every((word) => text.includes(word)))
    const isTitled = ({ title }: Searched) => words.every((word) => title.includes(word))
    return [...found.filter(isTitled), ...found.filter((one) => !isTitled(one))].map(({ article }) => article)
  }
}

async function readSearched({ knex }: Database, { articles }: Blog): Promise<Searched[]> {
  const rows = await articlesTable(knex).select('id', 'search_text').where({ state: 'published' })
  const texts = new Map(rows.map(({ id, search_text }) => [id, search_text]))
  return articles.map((article) => ({
    article,
    title: foldText(article.title),
    // An earlier release did not keep it.
    text: texts.get(article.id) ?? describeText(article).search_text
  }))
}
