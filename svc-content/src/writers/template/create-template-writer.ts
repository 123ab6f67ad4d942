import { type ArticleWriter, firstSeed, type OfferedSubject } from '../draft/article-writer.ts'
import { WriterError } from '../draft/writer-error.ts'
import { allSubjects } from './all-subjects.ts'
import { chooseTitle, countOpenTitles } from './choose-title.ts'
import { composeArticle, materialOf } from './compose-article.ts'
import type { Subject } from './subjects/subject.ts'

/**
 * The built-in writer (RUN-16), which composes articles from a bank of texts by a seed and needs no network. Seeds should hold
 * a date (2026-11-21) or a running number, so that the subjects come in turn. When the bank is used up it rejects with a
 * WriterError rather than repeat an article.
 */
export function createTemplateWriter(): ArticleWriter {
  return {
    name: 'template',
    origin: { writer: 'program' },
    async write({ seed, usedTitles, subject: asked, signal }) {
      signal?.throwIfAborted()
      const only = allSubjects.filter(({ name }) => name === asked)
      // A subject whose titles are used up is no reason to have no article.
      const chosen = chooseTitle(only, seed, usedTitles) ?? chooseTitle(allSubjects, seed, usedTitles)
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
    listSubjects: offerInOrder,
    countLeft: (usedTitles) => countOpenTitles(allSubjects, usedTitles)
  }
}

function offerInOrder(dates: readonly string[], usedTitles: readonly string[]): OfferedSubject[] {
  const used = [...usedTitles]
  const turns = new Map<string, OfferedSubject>()
  for (const date of dates) {
    const next = chooseTitle(allSubjects, firstSeed(date), used)
    if (!next) break
    used.unshift(next.title)
    const { name } = next.subject
    if (!turns.has(name)) turns.set(name, { id: name, label: labelOf(next.subject), date, title: next.title })
  }
  const others = allSubjects.filter(({ name }) => !turns.has(name))
  return [
    ...turns.values(),
    ...others.map((subject) => ({ id: subject.name, label: labelOf(subject), date: null, title: null }))
  ]
}

const labelOf = ({ terms: { topic } }: Subject) => topic.charAt(0).toUpperCase() + topic.slice(1)
