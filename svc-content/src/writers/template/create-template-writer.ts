import { loadBank } from '../../content/load-bank.ts'
import { type ArticleWriter, firstSeed, type OfferedSubject } from '../draft/article-writer.ts'
import { WriterError } from '../draft/writer-error.ts'
import type { Bank, Subject } from './bank/bank.ts'
import { chooseTexts } from './choose-texts.ts'
import { chooseTitle, countOpenTitles } from './choose-title.ts'
import { composeArticle, saySource } from './compose-article.ts'
import { createTextHistory } from './text-history.ts'

/**
 * The built-in writer (RUN-16), which composes articles from a bank of texts by a seed and needs no network. Seeds should hold
 * a date (2026-11-21) or a running number, so that the subjects come in turn. When the bank is used up it rejects with a
 * WriterError rather than repeat an article.
 */
export function createTemplateWriter(bank: Bank = loadBank()): ArticleWriter {
  const { subjects } = bank
  const usageAfter = createTextHistory(bank)
  return {
    name: 'template',
    origin: { writer: 'program' },
    async write({ seed, usedTitles, subject: asked, signal }) {
      signal?.throwIfAborted()
      const only = subjects.filter(({ name }) => name === asked)
      // A subject whose titles are used up is no reason to have no article.
      const chosen = chooseTitle(only, seed, usedTitles) ?? chooseTitle(subjects, seed, usedTitles)
      if (!chosen) throw new WriterError('exhausted', 'Every title of the bank was written about')
      const texts = chooseTexts(bank, chosen, usageAfter(usedTitles))
      return {
        title: chosen.title,
        content: composeArticle(chosen.subject, chosen.title, texts, {
          seed: `${seed} ${chosen.title}`,
          turn: usedTitles.length
        }),
        material: materialOf(bank, chosen.subject)
      }
    },
    listSubjects: (dates, usedTitles) => offerInOrder(subjects, dates, usedTitles),
    countLeft: (usedTitles) => countOpenTitles(subjects, usedTitles)
  }
}

/** All that the bank holds for articles on `subject`: what its articles say beyond, nobody gave. */
export const materialOf = ({ chapters, openings, closings }: Bank, subject: Subject): string =>
  [
    ...subject.leads,
    ...subject.titles.map(({ text }) => text),
    ...subject.parts.map(({ text }) => text),
    ...subject.closings,
    ...subject.sources.map(saySource),
    ...chapters.map(({ text }) => text),
    ...openings,
    ...closings
  ].join('\n')

function offerInOrder(
  subjects: readonly Subject[],
  dates: readonly string[],
  usedTitles: readonly string[]
): OfferedSubject[] {
  const used = [...usedTitles]
  const turns = new Map<string, OfferedSubject>()
  for (const date of dates) {
    const next = chooseTitle(subjects, firstSeed(date), used)
    if (!next) break
    used.unshift(next.title)
    const { name } = next.subject
    if (!turns.has(name)) turns.set(name, { id: name, label: labelOf(next.subject), date, title: next.title })
  }
  const others = subjects.filter((one) => !turns.has(one.name) && countOpenTitles([one], usedTitles) > 0)
  return [
    ...turns.values(),
    ...others.map((subject) => ({ id: subject.name, label: labelOf(subject), date: null, title: null }))
  ]
}

const labelOf = ({ terms: { topic } }: Subject) => topic.charAt(0).toUpperCase() + topic.slice(1)
