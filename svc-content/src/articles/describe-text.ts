import { excerpt, htmlToText } from '@site/contracts/articles/article-text'
import type { Database } from '@site/service/database/database'
import { foldText } from '@site/service/database/fold-text'
import { articlesTable } from '../tables/tables.ts'

/** What the list of the administration keeps of a text, so that it reads no whole contents. */
export const describeText = ({ title, content }: { title: string; content: string }) => {
  const text = htmlToText(content)
  return {
    excerpt: excerpt(content),
    search_text: foldText(`${title} ${text}`),
    title_key: titleKey(title)
  }
}

/** By what titles are put in order: without case, accents and the signs that a title may begin with. */
const titleKey = (title: string) =>
  foldText(title)
    .replace(/^[^\p{L}\d]+/u, '')
    .slice(0, 200)

/** How many articles are described at once. */
const BATCH = 50

/** Describes the articles that an earlier release stored. Gives how many. */
export async function describeMissing(db: Database): Promise<number> {
  for (let count = 0; ; ) {
    const rows = await articlesTable(db.knex)
      .select('id', 'title', 'content')
      .whereNull('title_key')
      .orderBy('id')
      .limit(BATCH)
    for (const { id, ...text } of rows) {
      // Not where the text has changed since it was read: that change described it.
      await articlesTable(db.knex).where({ id }).whereNull('title_key').update(describeText(text))
    }
    count += rows.length
    if (rows.length < BATCH) return count
  }
}
