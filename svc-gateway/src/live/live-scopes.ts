import type { CodeScope } from '@site/contracts/access/codes'
import type { SiteEventType } from '@site/contracts/events/events'

/** The scope that hears of each event in the live stream; null: nobody does, as it is between services. */
export const LIVE_SCOPES: Record<SiteEventType, CodeScope | null> = {
  'site.lead-created': 'leads',
  'site.lead-changed': 'leads',
  'site.answer-written': null,
  'site.article-generated': 'articles',
  'site.article-changed': 'articles',
  'site.presence-changed': 'articles',
  'site.admin-code-changed': null,
  'site.admin-codes-requested': null,
  'site.visits-counted': null,
  'site.questions-unanswered': null,
  'site.questions-changed': 'articles',
  'site.faq-changed': 'articles'
}
