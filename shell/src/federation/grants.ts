import type { SiteEventType } from '@site/contracts/events/events'
import type { AllGrants } from '@site/contracts/federation/grants'

/**
 * All that remotes may have of the site, in one place: a deploy refuses what a remote declares beyond it (decision 201). Nothing here names a
 * remote.
 */
export const GRANTS = {
  /** How many links of remotes each menu takes (decision 184). Those of the palette are commands of the administration. */
  menus: {
    header: 4,
    'footer-offers': 6,
    'footer-company': 8,
    'footer-legal': 6,
    palette: 12
  },
  /** Not those that any visitor causes: who sends a form would have pages made anew. */
  events: ['site.article-generated', 'site.article-changed', 'site.faq-changed'],
  api: {
    everyone: ['/api/assistant', '/api/blog', '/api/contact', '/api/faq', '/api/preview'],
    administration: ['/api']
  }
} satisfies AllGrants & { events: SiteEventType[] }
export type MenuName = keyof typeof GRANTS.menus
