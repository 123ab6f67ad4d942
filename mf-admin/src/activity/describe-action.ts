import type { Article } from '@site/contracts/articles/article'
import type { Lead } from '@site/contracts/operations/lead'
import type { LoggedAction } from './merge-audits.ts'

export type ActionKind = 'article' | 'lead' | 'automatic' | 'access'

const AUTOMATIC: ReadonlySet<string> = new Set(['test-article-generated', 'generation-triggered'])

/** What an action was about, by its name; an access is about nobody's data alone. */
export function kindOf(action: string): ActionKind {
  if (AUTOMATIC.has(action)) return 'automatic'
  if (action.startsWith('article-')) return 'article'
  return action.startsWith('lead') ? 'lead' : 'access'
}

export interface Subject {
  name: string
  /** Page of the administration that shows it. */
  path: string
}

/** What was touched, by its title or name, where it is still there and known; else null. */
export function subjectOf(
  { action, subjectId }: Pick<LoggedAction, 'action' | 'subjectId'>,
  articles: Pick<Article, 'id' | 'title'>[],
  leads: Pick<Lead, 'id' | 'nom' | 'prenom' | 'email'>[]
): Subject | null {
  if (subjectId === null) return null
  const kind = kindOf(action)
  if (kind === 'article' || kind === 'automatic') {
    const article = articles.find(({ id }) => id === subjectId)
    return article ? { name: article.title, path: `/admin/edit/${article.id}` } : null
  }
  const lead = leads.find(({ id }) => id === subjectId)
  return lead ? { name: lead.email, path: '/admin/leads' } : null
}
