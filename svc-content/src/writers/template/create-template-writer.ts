import type { ArticleWriter } from '../draft/article-writer.ts'
import { WriterError } from '../draft/writer-error.ts'
import { allSubjects } from './all-subjects.ts'
import { chooseTitle, countOpenTitles } from './choose-title.ts'
import { composeArticle, materialOf } from './compose-article.ts'

/**
 * The built-in writer (RUN-16), which composes articles from a bank of texts by a seed and needs no network. Seeds should hold
 * a date (2026-11-21) or a running number, so that the subjects come in turn. When the bank is used up it rejects with a
 * WriterError rather than repeat an article.
 */
export function createTemplateWriter(): ArticleWriter {
  return {
    name: 'template',
    origin: { writer: 'program' },
    async write({ seed, usedTitles, signal }) {
      signal?.throwIfAborted()
      const chosen = chooseTitle(allSubjects, seed, usedTitles)
      if (!chosen)
        throw new WriterError('exhausted', 'Every title of the bank was written about in every part')
      const { subject, title, shape, index, part } = chosen
      const rank = allSubjects.filter(({ kind }) => kind === subject.kind).indexOf(subject)
      return {
        title,
        content: composeArticle(subject, { rank, title: index, shape, part }, `${seed} ${title}`),
        material: materialOf(subject)
      }
    },
    countLeft: (usedTitles) => countOpenTitles(allSubjects, usedTitles)
  }
}
