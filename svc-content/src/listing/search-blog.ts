import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Article } from '@site/contracts/articles/article'
import { htmlToText } from '@site/contracts/articles/article-text'
import type { Database } from '@site/service/database/database'
import { foldText } from '@site/service/database/fold-text'
import { createVocabulary, type Vocabulary } from '@site/service/text/vocabulary'
import type { Blog } from '../articles/blog.ts'
import { describeText } from '../articles/describe-text.ts'
import { articlesTable } from '../tables/tables.ts'

/** An article with its title, the headings of its parts, and all its words, folded. */
interface Searched {
  article: Article
  title: string
  headings: string
  text: string
}

/** What a search has found, and by which words: those that were looked for, or as `mended`, where nothing holds them as they were typed. */
export interface FoundInBlog {
  articles: Article[]
  words: readonly string[]
  isMended: boolean
}

export type SearchBlog = (blog: Blog, words: readonly string[]) => Promise<FoundInBlog>

interface Known {
  searched: Searched[]
  /** The words of the texts; made when first a search finds nothing. */
  vocabulary?: Promise<Vocabulary>
}

/**
 * Creates the search over the published articles: those that hold all words, first those that hold most of them in the title, then in the headings
 * of their parts, then in a row, as they were typed; else in the order of the list.
 * Where no article holds them, a word that stands in none is taken for the one that is spelt nearly the same.
 * It walks the folded texts in memory (decision 149): they are read once for each revision of the blog, when somebody searches.
 */
export function createSearch(db: Database): SearchBlog {
  let known: { blog: Blog; read: Promise<Known> } | undefined

  const readOnce = async (blog: Blog) => {
    if (known?.blog !== blog)
      known = { blog, read: readSearched(db, blog).then((searched) => ({ searched })) }
    const { read } = known
    try {
      return await read
    } catch (error) {
      if (known?.read === read) known = undefined
      throw error
    }
  }

  return async (blog, words) => {
    if (words.length === 0) return { articles: [], words, isMended: false }
    const read = await readOnce(blog)
    const articles = findIn(read.searched, words)
    if (articles.length > 0) return { articles, words, isMended: false }
    const mended = await mendWords(read, words)
    const found = mended ? findIn(read.searched, mended) : []
    return { articles: found, words: mended && found.length > 0 ? mended : words, isMended: found.length > 0 }
  }
}

function findIn(searched: readonly Searched[], words: readonly string[]): Article[] {
  const found = searched.filter(({ text }) => words.every((word) => text.includes(word)))
  const ranked = found.map((one) => ({ article: one.article, ranks: ranksOf(one, words) }))
  // Those of one rank stay in the order of the list.
  ranked.sort((one, other) => compareRanks(one.ranks, other.ranks))
  return ranked.map(({ article }) => article)
}

/** The words with each that stands in no text spelt as the nearest that does; null where there is none nearer. */
async function mendWords(read: Known, words: readonly string[]): Promise<string[] | null> {
  read.vocabulary ??= learnWords(read.searched)
  const vocabulary = await read.vocabulary
  const mended = words.map((word) => {
    if (read.searched.some(({ text }) => text.includes(word))) return word
    return vocabulary.turned(word) ?? vocabulary.near(word) ?? word
  })
  return mended.some((word, at) => word !== words[at]) ? mended : null
}

/** So many texts are read without letting other requests come between. */
const AT_A_TIME = 50

async function learnWords(searched: readonly Searched[]): Promise<Vocabulary> {
  const counts = new Map<string, number>()
  for (const [at, { text }] of searched.entries()) {
    for (const [word] of text.matchAll(/\p{L}+/gu)) counts.set(word, (counts.get(word) ?? 0) + 1)
    if (at % AT_A_TIME === AT_A_TIME - 1) await nextTurn()
  }
  const vocabulary = createVocabulary()
  for (const [word, times] of counts) vocabulary.add(word, times)
  return vocabulary
}

/** How much an article is about the words, the weightiest first: each is compared only where those before are the same. */
function ranksOf({ title, headings, text }: Searched, words: readonly string[]): number[] {
  const begunIn = (part: string) => words.filter((word) => beginsWord(part, word)).length
  const heldIn = (part: string) => words.filter((word) => part.includes(word)).length
  return [heldIn(title), begunIn(title), begunIn(headings), Number(text.includes(words.join(' ')))]
}

function compareRanks(one: readonly number[], other: readonly number[]): number {
  const place = one.findIndex((rank, at) => rank !== other[at])
  return place < 0 ? 0 : (other[place] ?? 0) - (one[place] ?? 0)
}

/** « art » is not what « départ » is about. */
function beginsWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (!/[\p{L}\p{N}]/u.test(text.charAt(at - 1))) return true
  return false
}

/** The headings of an article's parts, as its text has them. */
const headingsOf = (content: string) =>
  [...content.matchAll(/<h([23])\b[^>]*>(.*?)<\/h\1>/gis)]
    .map(([, , inner = '']) => htmlToText(inner))
    .join(' ')

async function readSearched({ knex }: Database, { articles }: Blog): Promise<Searched[]> {
  const rows = await articlesTable(knex).select('id', 'search_text').where({ state: 'published' })
  const texts = new Map(rows.map(({ id, search_text }) => [id, search_text]))
  return articles.map((article) => ({
    article,
    title: foldText(article.title),
    headings: foldText(headingsOf(article.content)),
    // An earlier release did not keep it.
    text: texts.get(article.id) ?? describeText(article).search_text
  }))
}
