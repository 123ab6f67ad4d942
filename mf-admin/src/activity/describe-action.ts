import type { Article } from '@site/contracts/articles/article'
import type { Lead } from '@site/contracts/leads/lead'
import type { LoggedAction } from './merge-audits.ts'

export type ActionKind = 'article' | 'lead' | 'question' | 'automatic' | 'release' | 'other'

/** Of the generator; a night's article that was refused is no article. */
const AUTOMATIC: ReadonlySet<string> = new Set([
  'test-article-generated',
  'generation-triggered',
  'draft-approved',
  'draft-refused',
  'subject-chosen'
])
/** What is done to drafts, earlier texts, schedules and previews is written down under the number of their article. */
const OF_ARTICLES = /^(article|draft|revision|publication|scheduled|preview)-/

/** What an action was about, by its name; codes, pictures and accesses are about none of these. */
export function kindOf(action: string): ActionKind {
  if (AUTOMATIC.has(action)) return 'automatic'
  if (OF_ARTICLES.test(action)) return 'article'
  if (/^(release|canary)-/.test(action)) return 'release'
  if (/^(question|wish|faq)-/.test(action)) return 'question'
  return /^(lead|person|refusal-withdrawn)/.test(action) ? 'lead' : 'other'
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
  if (['other', 'release', 'question'].includes(kind) || action === 'draft-refused') return null
  // Their number is that of what was joined or refused.
  if (/^(person|refusal)/.test(action)) return null
  if (kind !== 'lead') {
    const article = articles.find(({ id }) => id === subjectId)
    return article ? { name: article.title, path: `/admin/edit/${article.id}` } : null
  }
  const lead = leads.find(({ id }) => id === subjectId)
  return lead ? { name: lead.email, path: '/admin/leads' } : null
}
