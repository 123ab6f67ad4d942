import type { AdminArticle } from '@site/contracts/articles/admin-article'
import type { FoundPart } from '@site/contracts/articles/article-card'
import { matches } from '../../layout/list/match-words.ts'

/** Something the palette leads to, or does. */
export interface PaletteEntry {
  id: string
  label: string
  /** The label with the words marked that were found in it. */
  marked?: readonly FoundPart[]
  /** Under the label: where the words stand in its text. */
  passage?: readonly FoundPart[]
  /** On the right: its keys, a date. */
  hint?: string
  /** Looks elsewhere for what was typed: it is offered, and not found. */
  isOffer?: boolean
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

/**
 * The articles to offer, in their order: those that were found, or the latest. `isOlder`: they were found by other words, and only those are
 * offered whose titles match what is typed now.
 */
export const matchArticles = <One extends Pick<AdminArticle, 'title'>>(
  typed: string,
  articles: readonly One[],
  isOlder: boolean
): One[] =>
  articles
    .filter(({ title }) => !isOlder || matches(typed, title))
    .slice(0, typed.trim() === '' ? SHOWN.latest : SHOWN.found)
