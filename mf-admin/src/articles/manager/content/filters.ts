import type { ArticleSort } from '@site/contracts/articles/admin-article'
import { describeMoment } from './manager.ts'

/** Texts of the period and the order of the list, and of the button that shows the filters on a phone. */
export const filterCopy = {
  sort: 'Trier par',
  period: 'Période',
  allDates: 'Toutes',
  byDays: 'Du… au…',
  from: 'Du',
  to: 'Au',
  reversed: 'Ce jour précède le premier.',
  toggle: (count: number) => (count === 0 ? 'Filtrer et trier' : `Filtrer et trier (${count})`),
  changed: (changedAt: string, now: Date) => `Modifié\u00a0: ${describeMoment(changedAt, now)}`
}

/** The order of the blog, where somebody chose it: what is searched for has another one by itself. */
export const AS_ON_THE_BLOG = 'blog'

/** An order that somebody can choose. */
export type ChosenSort = ArticleSort | typeof AS_ON_THE_BLOG

export const sortChoices: { label: string; sort: ChosenSort }[] = [
  { label: 'Ordre du blog', sort: AS_ON_THE_BLOG },
  { label: 'Plus récents', sort: 'date-desc' },
  { label: 'Plus anciens', sort: 'date-asc' },
  { label: 'Titre, de A à Z', sort: 'title-asc' },
  { label: 'Titre, de Z à A', sort: 'title-desc' },
  { label: 'Derniers modifiés', sort: 'changed-desc' },
  { label: 'Premiers modifiés', sort: 'changed-asc' },
  { label: 'Pertinence', sort: 'relevance' }
]
