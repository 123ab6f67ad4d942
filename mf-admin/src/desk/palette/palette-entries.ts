import type { Article } from '@site/contracts/articles/article'
import { matches } from '../../layout/match-words.ts'

/** Something the palette leads to, or does. */
export interface PaletteEntry {
  id: string
  label: string
  /** On the right: its keys, a date. */
  hint?: string
  run: () => void
}
export interface PaletteGroup {
  title: string
  entries: PaletteEntry[]
}

/** Articles that are shown at once, with words to look for and without. */
const SHOWN = { found: 8, latest: 4 } as const

/** The groups with the entries that match; none is empty. */
export const matchGroups = (typed: string, groups: PaletteGroup[]): PaletteGroup[] =>
  groups
    .map(({ title, entries }) => ({ title, entries: entries.filter(({ label }) => matches(typed, label)) }))
    .filter(({ entries }) => entries.length > 0)

/** The articles to offer: the latest, or those whose titles match, newest first. */
export function matchArticles<One extends Pick<Article, 'title' | 'createdAt'>>(
  typed: string,
  articles: readonly One[]
): One[] {
  const isSearch = typed.trim() !== ''
  return articles
    .filter(({ title }) => matches(typed, title))
    .sort((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt))
    .slice(0, isSearch ? SHOWN.found : SHOWN.latest)
}
