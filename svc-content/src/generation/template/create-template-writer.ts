import type { ArticleWriter } from '../article-writer.ts'
import { allSubjects } from './all-subjects.ts'
import { chooseTitle } from './choose-title.ts'
import { composeArticle } from './compose-article.ts'

/**
 * The embedded writer (RESOLUTIONS 21): no network, texts by our editors put together from a seed. Wants `recentTitles`
 * newest first, and seeds that carry a date (2026-11-21) or a running number, so that subjects come in turn.
 */
export function createTemplateWriter(): ArticleWriter {
  return {
    name: 'template',
    origin: { writer: 'program' },
    async write({ seed, recentTitles, signal }) {
      signal?.throwIfAborted()
      const { subject, title, shape, index, part } = chooseTitle(allSubjects, seed, recentTitles)
      const place = { subject: allSubjects.indexOf(subject), title: index, shape, part }
      return { title, content: composeArticle(subject, place, `${seed} ${title}`) }
    }
  }
}
