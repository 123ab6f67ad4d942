import type { ArticleWriter } from '../draft/article-writer.ts'
import { WriterFault } from '../draft/writer-fault.ts'
import { allSubjects } from './all-subjects.ts'
import { chooseTitle, countOpenTitles } from './choose-title.ts'
import { composeArticle } from './compose-article.ts'

/**
 * The embedded writer (RUN-16): no network, texts by our editors put together from a seed. Wants seeds that carry a date
 * (2026-11-21) or a running number, so that subjects come in turn. Its store ends: then it rejects with a WriterFault, and
 * repeats nothing.
 */
export function createTemplateWriter(): ArticleWriter {
  return {
    name: 'template',
    origin: { writer: 'program' },
    async write({ seed, usedTitles, signal }) {
      signal?.throwIfAborted()
      const chosen = chooseTitle(allSubjects, seed, usedTitles)
      if (!chosen)
        throw new WriterFault('exhausted', 'Every title of the bank was written about in every part')
      const { subject, title, shape, index, part } = chosen
      const rank = allSubjects.filter(({ kind }) => kind === subject.kind).indexOf(subject)
      return {
        title,
        content: composeArticle(subject, { rank, title: index, shape, part }, `${seed} ${title}`)
      }
    },
    countLeft: (usedTitles) => countOpenTitles(allSubjects, usedTitles)
  }
}
